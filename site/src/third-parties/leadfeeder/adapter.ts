import type { Adapter } from "../adapter.ts";
import { type Queueing, vendorGlobals } from "../vendor-globals.ts";

/** https://help.dealfront.com: the snippet of "Install the Leadfeeder Tracker". */
export const leadfeeder: Adapter = {
  outlivesStop: true,

  start(id, load) {
    const queue: Queueing = (...call) => {
      queue._q ??= [];
      queue._q.push(call);
    };
    vendorGlobals.ldfdr ??= queue;
    load(`https://sc.lfeeder.com/lftracker_v1_${id}.js`);
  },
};
