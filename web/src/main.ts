import "@fontsource-variable/nunito/wght.css";
import "@fontsource/mountains-of-christmas/latin-700.css";
import "./look/tokens.css";
import "./look/page.css";
import { mount } from "svelte";
import App from "./App.svelte";

mount(App, { target: document.getElementById("page")! });
