import type { ReactNode } from "react";
import { paths } from "../../routes.ts";
import { type Ground, PublicationHead } from "../publication/Publication.tsx";

interface Props {
  ground: Ground;
  title: string;
  lead?: ReactNode;
  /** The other way to reach the engine. */
  next: { href: string; label: string };
  cover?: ReactNode;
}

/** How a page of the manual begins. */
export function ManualHead({ ground, title, lead, next, cover }: Props) {
  return (
    <PublicationHead
      ground={ground}
      back={{ href: paths.changeAnalysisTool, label: "Change Analysis Tool" }}
      cover={cover}
    >
      <h1 className="mt-6 text-h1">{title}</h1>
      <p className="mt-5 text-lead text-muted">{lead}</p>
      <p className="mt-6 print:hidden">
        <a href={next.href} className="link inline-block py-1">
          {next.label}
        </a>
      </p>
    </PublicationHead>
  );
}
