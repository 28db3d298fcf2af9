import { parentPort, workerData } from "node:worker_threads";
import { fit } from "./fit.ts";

// A thread of training/fit-all.ts: fits what it is handed, answers, and ends.
parentPort?.postMessage(fit(workerData));
