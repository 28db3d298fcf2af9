import { Component, type ReactNode } from "react";

/** Around each interactive part: a fault in it shows here and leaves the rest of the page alone. */
export class IslandBoundary extends Component<{ children: ReactNode }, { fault: string | null }> {
  override state = { fault: null };

  static getDerivedStateFromError(error: unknown) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    if (this.state.fault === null) return this.props.children;
    return (
      <div role="alert" className="border-[1.5px] border-signal p-6">
        <p className="font-semibold text-h4">Unexpected Application Error!</p>
        <p className="mt-2 font-mono text-small">{this.state.fault}</p>
      </div>
    );
  }
}
