import { scene } from "../scene.tsx";
import { Bracket } from "../vocabulary/Bracket.tsx";
import { Label } from "../vocabulary/Label.tsx";
import { Dot, Tick } from "../vocabulary/Marks.tsx";

/** MTTR: down the stairs from found to fixed, each landing a hand-over. */
export const foundToFixed = scene(() => (
  <>
    <path d="M48 96H168V136H248V176H392V216H464V256H592V296H48Z" className="fill-ink" />
    <Dot at={[80, 76]} tone="signal" radius={16} />
    <Label at={[112, 80]}>found</Label>
    <Tick at={[485, 234]} />
    <Label at={[509, 240]}>fixed</Label>
    <Bracket from={48} to={592} y={344}>
      MTTR
    </Bracket>
  </>
));
