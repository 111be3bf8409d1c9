import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vite";
import { theatre } from "./theatre.vite.ts";

const server = process.env.YULETABLE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte" }), theatre()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
});
