import "@fontsource-variable/nunito/wght.css";
import "@fontsource/mountains-of-christmas/latin-700.css";
import "./ui/tokens.css";
import "./ui/page.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadAnew } from "./net/renewal";

// After an update of the server the parts of this page that were not fetched yet are gone.
window.addEventListener("vite:preloadError", (event) => {
  if (loadAnew()) event.preventDefault();
});

mount(App, { target: document.getElementById("page")! });
