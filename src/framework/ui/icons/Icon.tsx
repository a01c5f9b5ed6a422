import { createContext, useContext } from "react";
import { iconPaths } from "./paths";

/** By name: the path of an icon, on a grid of 24. */
export type Icons = Readonly<Record<string, string>>;

const OwnIcons = createContext<Icons>({});

export const OwnIconsProvider = OwnIcons.Provider;

const known: Icons = iconPaths;

export interface IconProps {
  /** The name of an icon in paths.ts, or of the console. An unknown name draws a dot, so that a menu stays aligned. */
  readonly name: string;
  /** Width and height in pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
}

const DOT = "M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0";

/** Icons that point the other way in a language that is written from right to left. */
const TURNS = /_(?:left|right)$|^(?:export|fold|list|logout|open|redo|undo|unfold)$/;

/** An icon next to a text. Screen readers ignore it. */
export const Icon = ({ name, size = 20, className }: IconProps) => {
  const own = useContext(OwnIcons);
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-turns={TURNS.test(name) ? "" : undefined}
    >
      <path d={own[name] ?? known[name] ?? DOT} />
    </svg>
  );
};
