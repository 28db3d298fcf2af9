import { CSPProvider } from "@base-ui/react/csp-provider";
import { Toast } from "@base-ui/react/toast";
import { type RefObject, useEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import "./toasts.css";

const maxToasts = 3;
const shownFor = 5000; // ms

const manager = Toast.createToastManager();
let mounted: Promise<typeof manager> | undefined;

/** Mounts the toasts once and answers with what adds to them. */
export function toastManager(): Promise<typeof manager> {
  mounted ??= new Promise((resolve) => {
    const place = document.getElementById("toasts");
    if (!place) throw new Error("The document has no place for toasts");
    createRoot(place).render(<Toasts onMounted={() => resolve(manager)} />);
  });
  return mounted;
}

function Toasts({ onMounted }: { onMounted: () => void }) {
  useEffect(onMounted, [onMounted]);
  const viewport = useRef<HTMLDivElement>(null);
  return (
    // Its style elements would need a hole in the content security policy.
    <CSPProvider disableStyleElements>
      <Toast.Provider toastManager={manager} limit={maxToasts} timeout={shownFor}>
        <Toast.Portal>
          <Toast.Viewport ref={viewport} popover="manual" className="toasts">
            <Shown viewport={viewport} />
          </Toast.Viewport>
        </Toast.Portal>
      </Toast.Provider>
    </CSPProvider>
  );
}

function Shown({ viewport }: { viewport: RefObject<HTMLDivElement | null> }) {
  const { toasts } = Toast.useToastManager();
  const count = toasts.length;
  // The consent banner is a modal dialog: only what is opened after it lies above it.
  useEffect(() => {
    const popover = viewport.current;
    if (popover?.matches(":popover-open")) popover.hidePopover();
    if (count > 0) popover?.showPopover();
  }, [count, viewport]);
  return toasts.map((toast) => (
    // The library hides what it has announced, and with it a button that takes the focus.
    <Toast.Root key={toast.id} toast={toast} className="toast" aria-label="Notification" aria-hidden={false}>
      <Toast.Description />
      <Toast.Close aria-label="Close" aria-hidden={false} className="toast-close">
        <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M1 1l10 10M11 1L1 11" fill="none" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </Toast.Close>
    </Toast.Root>
  ));
}
