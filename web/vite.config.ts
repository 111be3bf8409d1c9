import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vite";
import { emoji } from "./emoji.vite.ts";
import { theatre } from "./theatre.vite.ts";

const server = process.env.YULETABLE_SERVER ?? "http://127.0.0.1:8225";

export default defineConfig({
  plugins: [svelte(), emoji(), icons({ compiler: "svelte" }), theatre()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  server: {
    host: "127.0.0.1",
    // The server must see our own address: it talks to its own pages only.
    proxy: {
      "/api": { target: server, changeOrigin: false },
      "/ws": { target: server, ws: true, changeOrigin: false },
    },
  },
});
