import { availableParallelism } from "node:os";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { type FitTask, type FittedWeights, fit } from "./fit.ts";

// The threads run this file too.
if (!isMainThread) parentPort?.postMessage(fit(workerData));

/** Fits several tasks on all cores. Each is fitted by itself, so the number of threads changes no byte. */
export async function fitAll(tasks: readonly FitTask[], done: (index: number) => void): Promise<FittedWeights[]> {
  const fitted: FittedWeights[] = [];
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
function fitOne(task: FitTask): Promise<FittedWeights> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: task });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}
