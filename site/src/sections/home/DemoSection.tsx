import type { ReactNode } from "react";
import type { Content } from "../../content/schemas/index.ts";
import { paths } from "../../routes.ts";
import { Chapter, type ChapterProps } from "./Chapter.tsx";

interface Props extends ChapterProps<Content<"home">["demo"]> {
  children: ReactNode;
}

export function DemoSection({ words, children, ...journey }: Props) {
  return (
    <Chapter {...journey} id="demo" labelledBy="demo-heading">
      <div className="inset grid items-end gap-x-12 gap-y-4 pt-6 lg:grid-cols-2">
        <h2 id="demo-heading" className="text-h2">
          {words.heading}
        </h2>
        <div className="max-w-[32em]">
          <p className="text-muted">{words.lead}</p>
          <a href={`${paths.howGoodIsIt}#wrong`} className="link inline-block py-1 font-semibold text-base">
            {words.wrong}
          </a>
        </div>
      </div>
      <div className="inset mt-6 pb-10 lg:mt-10 lg:pb-24">{children}</div>
    </Chapter>
  );
}
