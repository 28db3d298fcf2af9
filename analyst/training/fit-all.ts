import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { FitTask, Fitted } from "./fit.ts";

/** Fits several tasks on all cores, in order. Each is fitted by itself, so their number of threads changes no byte. */
export async function fitAll(tasks: readonly FitTask[], done: (index: number) => void): Promise<Fitted[]> {
  const fitted: Fitted[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < tasks.length; index = next++) {
      fitted[index] = await fitOne(tasks[index] as FitTask);
      done(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(tasks.length, availableParallelism()) }, work));
  return fitted;
}

/** In a thread of its own. Rejects when the thread fails. */
function fitOne(workerData: FitTask): Promise<Fitted> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("fit-worker.ts", import.meta.url), { workerData });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}
