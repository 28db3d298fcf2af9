import video from "@latchwork/content/demo/demo.mp4?url";
import captionText from "@latchwork/content/demo/demo.vtt?raw";
import captions from "@latchwork/content/demo/demo.vtt?url";
import poster from "@latchwork/content/demo/demo-poster.webp?url";
import { buttonClass } from "../../ui/button.ts";

interface Props {
  /** Address of a frame that plays the company's own video; null shows the recording of this site. */
  address: string | null;
}

/**
 * The dialog behind Watch Demo, closed. What would load lies in a template,
 * which `DemoDialog.client.ts` brings to life: the recording when the dialog
 * opens, a video at somebody else's only once that is asked for.
 */
export function DemoDialog({ address }: Props) {
  return (
    // As wide as the picture may be, and never taller than the window.
    <dialog
      id="demo-dialog"
      className="m-auto box-content max-h-[calc(100dvh-2rem)] w-[min(60rem,100vw-2rem-4px,(100dvh-9rem)*16/9)] min-w-[min(20rem,100vw-2rem-4px)] max-w-none overscroll-contain border-[1.5px] border-ink bg-sheet text-ink backdrop:bg-on-signal/75"
      aria-labelledby="demo-dialog-title"
    >
      <div>
        <header className="flex items-center justify-between gap-4 py-2 pr-2 pl-5">
          <h2 id="demo-dialog-title" className="text-h3">
            Watch it read
          </h2>
          <form method="dialog">
            <button
              type="submit"
              className="grid size-11 cursor-pointer place-items-center rounded-[3px] hover:bg-sunken focus-visible:-outline-offset-2"
              aria-label="Close"
            >
              <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
                <path d="M4 4l14 14M18 4L4 18" fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
            </button>
          </form>
        </header>
        {address === null ? <Recording /> : <VideoElsewhere address={address} />}
      </div>
    </dialog>
  );
}

/** Sentences of a WebVTT file, in order: its cues, not its notes. */
const sentences = captionText
  .trim()
  .split(/\n{2,}/)
  .filter((block) => block.includes("-->"))
  .map((cue) => cue.slice(cue.indexOf("\n") + 1));

function Recording() {
  return (
    <>
      <div className="aspect-video bg-sunken" data-demo-screen="on-open">
        <template>
          <video
            className="block size-full [&::cue]:font-text [&::cue]:text-fact md:[&::cue]:text-h4"
            controls
            playsInline
            src={video}
            poster={poster}
            width="1280"
            height="720"
            aria-label="Recording of the analyser at work"
          >
            <track kind="captions" srcLang="en-GB" label="English" src={captions} default />
          </video>
        </template>
      </div>
      <details className="border-rule-strong border-t-2 border-dashed text-small">
        <summary className="min-h-11 cursor-pointer px-5 py-2.5 font-medium focus-visible:-outline-offset-2">
          No sound. What it shows, in words
        </summary>
        <ol className="list-decimal pr-5 pb-4 pl-11">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </details>
    </>
  );
}

/** Nothing reaches the other site, not even that the visitor is here, before the button is pressed. */
function VideoElsewhere({ address }: { address: string }) {
  const { host } = new URL(address);
  return (
    <div className="aspect-video bg-sunken" data-demo-screen="on-request">
      <div className="grid h-full place-content-center justify-items-center gap-3 p-4 text-center">
        <button type="button" data-demo-load className={buttonClass("ink")}>
          {`Load the video from ${host}`}
        </button>
        <p className="text-muted text-small">{`${host} will learn your address, and may set cookies of its own.`}</p>
      </div>
      <template>
        <iframe src={address} title="Demo video" allow="fullscreen" className="block size-full" />
      </template>
    </div>
  );
}
