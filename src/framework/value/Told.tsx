import type { ReactNode } from "react";
import "./value.css";

interface ToldProps {
  /** The key of the record. Undefined where its name is enough. */
  readonly of: string | undefined;
  readonly children: ReactNode;
}

/** Of a longer key, its end, where keys differ. */
const LONG = 6;
const END = 4;

const shortKey = (key: string): string => (key.length > LONG ? `\u2026${key.slice(-END)}` : key);

/** A name, and behind it the key that tells its record from others with the same name. */
export const Told = ({ of, children }: ToldProps) =>
  of === undefined ? (
    children
  ) : (
    <span className="kit-told">
      <span>{children}</span>
      <small title={of}>{shortKey(of)}</small>
    </span>
  );
