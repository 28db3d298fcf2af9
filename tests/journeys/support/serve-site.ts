// The production server with another build than the repository's own.
import { run } from "../../../api/src/run.ts";

await run(process.argv[2] ?? "", null);
