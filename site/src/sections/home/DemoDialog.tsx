import video from "@latchwork/content/demo/demo.mp4?url";
import captionText from "@latchwork/content/demo/demo.vtt?raw";
import captions from "@latchwork/content/demo/demo.vtt?url";
import poster from "@latchwork/content/demo/demo-poster.webp?url";
import { buttonClass } from "../../ui/button.ts";
import "./demo-dialog.css";

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
    <dialog id="demo-dialog" className="demo-dialog" aria-labelledby="demo-dialog-title">
      <div className="demo-dialog-sheet">
        <header className="demo-dialog-head">
          <h2 id="demo-dialog-title">Watch it read</h2>
          <form method="dialog">
            <button type="submit" className="demo-dialog-close" aria-label="Close">
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

/** Sentences of a WebVTT file, in order. */
const sentences = captionText
  .trim()
  .split(/\n{2,}/)
  .slice(1)
  .map((cue) => cue.slice(cue.indexOf("\n") + 1));

function Recording() {
  return (
    <>
      <div className="demo-dialog-screen" data-demo-screen="on-open">
        <template>
          <video
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
      <details className="demo-dialog-words">
        <summary>No sound. What it shows, in words</summary>
        <ol>
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
    <div className="demo-dialog-screen" data-demo-screen="on-request">
      <div className="demo-dialog-ask">
        <button type="button" data-demo-load className={buttonClass("ink")}>
          {`Load the video from ${host}`}
        </button>
        <p className="text-muted text-small">{`${host} will learn your address, and may set cookies of its own.`}</p>
      </div>
      <template>
        <iframe src={address} title="Demo video" allow="fullscreen" />
      </template>
    </div>
  );
}
