import type { Scene } from "./scene.tsx";
import { aroundThePayment } from "./scenes/around-the-payment.tsx";
import { balance } from "./scenes/balance.tsx";
import { bittenCookie } from "./scenes/bitten-cookie.tsx";
import { blankBadge } from "./scenes/blank-badge.tsx";
import { boardsOneLine } from "./scenes/boards-one-line.tsx";
import { caliper } from "./scenes/caliper.tsx";
import { callsItself } from "./scenes/calls-itself.tsx";
import { clauseRails } from "./scenes/clause-rails.tsx";
import { conveyor } from "./scenes/conveyor.tsx";
import { counterOfZeros } from "./scenes/counter-of-zeros.tsx";
import { fileOnWheels } from "./scenes/file-on-wheels.tsx";
import { fivePlotsToOne } from "./scenes/five-plots-to-one.tsx";
import { foundToFixed } from "./scenes/found-to-fixed.tsx";
import { fourObjectives } from "./scenes/four-objectives.tsx";
import { friday } from "./scenes/friday.tsx";
import { functionWheel } from "./scenes/function-wheel.tsx";
import { gateWithoutFence } from "./scenes/gate-without-fence.tsx";
import { hourRegained } from "./scenes/hour-regained.tsx";
import { inventedLine } from "./scenes/invented-line.tsx";
import { keyInHistory } from "./scenes/key-in-history.tsx";
import { letterWithAKey } from "./scenes/letter-with-a-key.tsx";
import { manyInFewMarked } from "./scenes/many-in-few-marked.tsx";
import { nextLocker } from "./scenes/next-locker.tsx";
import { oneStampTwoStubs } from "./scenes/one-stamp-two-stubs.tsx";
import { openBucket } from "./scenes/open-bucket.tsx";
import { outOfScope } from "./scenes/out-of-scope.tsx";
import { pagesToThePoint } from "./scenes/pages-to-the-point.tsx";
import { phoneAndProxy } from "./scenes/phone-and-proxy.tsx";
import { pipelineProbe } from "./scenes/pipeline-probe.tsx";
import { priceOnABug } from "./scenes/price-on-a-bug.tsx";
import { quarters } from "./scenes/quarters.tsx";
import { riskMatrix } from "./scenes/risk-matrix.tsx";
import { rowsOfSeats } from "./scenes/rows-of-seats.tsx";
import { sameCodeStacked } from "./scenes/same-code-stacked.tsx";
import { sevenStruckOut } from "./scenes/seven-struck-out.tsx";
import { shippedToFound } from "./scenes/shipped-to-found.tsx";
import { smallBlockBelow } from "./scenes/small-block-below.tsx";
import { stopwatch } from "./scenes/stopwatch.tsx";
import { tableFromAbove } from "./scenes/table-from-above.tsx";
import { textTakesOver } from "./scenes/text-takes-over.tsx";
import { threeFields } from "./scenes/three-fields.tsx";
import { threeGauges } from "./scenes/three-gauges.tsx";
import { ticketsSieved } from "./scenes/tickets-sieved.tsx";
import { tornPass } from "./scenes/torn-pass.tsx";
import { triedAgain } from "./scenes/tried-again.tsx";
import { trustBoundary } from "./scenes/trust-boundary.tsx";
import { twoProbesOneSlot } from "./scenes/two-probes-one-slot.tsx";
import { twoWeeksAnd45Minutes } from "./scenes/two-weeks-and-45-minutes.tsx";

/** Every scene by the name that content/covers.yaml calls it by: its file's name. */
export const scenes = {
  "around-the-payment": aroundThePayment,
  balance: balance,
  "bitten-cookie": bittenCookie,
  "blank-badge": blankBadge,
  "boards-one-line": boardsOneLine,
  caliper: caliper,
  "calls-itself": callsItself,
  "clause-rails": clauseRails,
  conveyor: conveyor,
  "counter-of-zeros": counterOfZeros,
  "file-on-wheels": fileOnWheels,
  "five-plots-to-one": fivePlotsToOne,
  "found-to-fixed": foundToFixed,
  "four-objectives": fourObjectives,
  friday: friday,
  "function-wheel": functionWheel,
  "gate-without-fence": gateWithoutFence,
  "hour-regained": hourRegained,
  "invented-line": inventedLine,
  "key-in-history": keyInHistory,
  "letter-with-a-key": letterWithAKey,
  "many-in-few-marked": manyInFewMarked,
  "next-locker": nextLocker,
  "one-stamp-two-stubs": oneStampTwoStubs,
  "open-bucket": openBucket,
  "out-of-scope": outOfScope,
  "pages-to-the-point": pagesToThePoint,
  "phone-and-proxy": phoneAndProxy,
  "pipeline-probe": pipelineProbe,
  "price-on-a-bug": priceOnABug,
  quarters: quarters,
  "risk-matrix": riskMatrix,
  "rows-of-seats": rowsOfSeats,
  "same-code-stacked": sameCodeStacked,
  "seven-struck-out": sevenStruckOut,
  "shipped-to-found": shippedToFound,
  "small-block-below": smallBlockBelow,
  stopwatch: stopwatch,
  "table-from-above": tableFromAbove,
  "text-takes-over": textTakesOver,
  "three-fields": threeFields,
  "three-gauges": threeGauges,
  "tickets-sieved": ticketsSieved,
  "torn-pass": tornPass,
  "tried-again": triedAgain,
  "trust-boundary": trustBoundary,
  "two-probes-one-slot": twoProbesOneSlot,
  "two-weeks-and-45-minutes": twoWeeksAnd45Minutes,
} satisfies Record<string, Scene>;
