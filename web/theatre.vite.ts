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

function evening(game: string, seats: string, seed: string): Promise<string> {
  const file = resolve(kept, `${game}-${seats}-${seed}.jsonl`);
  if (existsSync(file)) return Promise.resolve(readFileSync(file, "utf8"));
  const env = { ...process.env, PYTHONPATH: resolve(root, "src") };
  return new Promise((done, fail) => {
    const play = spawn(python(), ["-m", "tests.theatre", game, seats, seed], { cwd: root, env });
    let told = "";
    let complaint = "";
    play.stdout.on("data", (part: Buffer) => (told += part.toString()));
    play.stderr.on("data", (part: Buffer) => (complaint += part.toString()));
    play.on("error", fail);
    play.on("close", (code) => {
      if (code) return fail(new Error(complaint));
      mkdirSync(kept, { recursive: true });
      writeFileSync(file, told);
      done(told);
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
        const [game, seats, seed] = ["game", "seats", "seed"].map((name) => asked.get(name) ?? "");
        if (![game, seats, seed].every((word) => /^\w+$/.test(word ?? ""))) {
          response.statusCode = 400;
          return response.end();
        }
        evening(game!, seats!, seed!).then(
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
