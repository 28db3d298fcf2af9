// Runs the service as its own process, with the built site in the folder that
// the first argument names, and no .env file of whoever runs the tests.
import { run } from "../../src/run.ts";

const [, , dist] = process.argv;
if (dist === undefined) throw new Error("Name the folder of the built site.");
await run(dist, null);
