/** While developing: recorded evenings, made by the real engine when first asked for. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const root = resolve(import.meta.dirname, "..");
const kept = resolve(import.meta.dirname, "node_modules", ".theatre");

function python(): string {
  const own = resolve(root, ".venv", "bin", "python");
  return process.env.YULETABLE_PYTHON ?? (existsSync(own) ? own : "python3");
}

/** An evening kept from earlier, or played now. */
function evening(...asked: string[]): Promise<string> {
  const file = resolve(kept, `${asked.join("-")}.jsonl`);
  if (existsSync(file)) return Promise.resolve(readFileSync(file, "utf8"));
  return played(...asked).then((told) => {
    mkdirSync(kept, { recursive: true });
    writeFileSync(file, told);
    return told;
  });
}

/** GAME SEATS SEED EYES OPTION=VALUE ...: what those eyes are told, as JSON lines. */
export function played(...asked: string[]): Promise<string> {
  const env = { ...process.env, PYTHONPATH: resolve(root, "src") };
  return new Promise((done, fail) => {
    const play = spawn(python(), ["-m", "tools.theatre", ...asked], { cwd: root, env });
    let told = "";
    let complaint = "";
    play.stdout.on("data", (part: Buffer) => (told += part.toString()));
    play.stderr.on("data", (part: Buffer) => (complaint += part.toString()));
    play.on("error", fail);
    play.on("close", (code) => {
      if (code) fail(new Error(complaint));
      else done(told);
    });
  });
}

export function theatre(): Plugin {
  return {
    name: "theatre",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use("/theatre.jsonl", (request, response) => {
        const asked = new URL(request.url ?? "", "http://here").searchParams;
        const [game, seats, seed, eyes] = ["game", "seats", "seed", "eyes"].map((name) => asked.get(name) ?? "");
        const words = [game!, seats!, seed!, eyes!, ...asked.getAll("option")];
        if (!words.every((word) => /^\w+(=\w+)?$/.test(word))) {
          response.statusCode = 400;
          return response.end();
        }
        evening(...words).then(
          (told) => response.end(told),
          (problem: Error) => {
            response.statusCode = 500;
            response.end(problem.message);
          },
        );
      });
    },
  };
}
