import { resolve } from "node:path";
import { run } from "./run.ts";
import { repositoryRoot } from "./settings.ts";

await run(resolve(repositoryRoot, "dist"), resolve(repositoryRoot, ".env"));
