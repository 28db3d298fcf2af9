import { setTimeout as pause } from "node:timers/promises";

/** Takes longer to load than its tickets may take. */
await pause(1_500);

export { default } from "./fake-engine.ts";
