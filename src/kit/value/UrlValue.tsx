import { Blank } from "./Blank";
import { isBlank } from "./valueAt";

/** A link only where it leads to a web page: a record must not be able to hold a script. */
export const isWebAddress = (value: unknown): value is string =>
  typeof value === "string" && /^(https?:\/\/|\/(?!\/))/i.test(value.trim());

export const UrlValue = ({ value }: { readonly value: unknown }) => {
  if (isBlank(value)) return <Blank />;
  if (!isWebAddress(value)) return <span className="kit-mono">{String(value)}</span>;
  return (
    <a className="kit-link" href={value} target="_blank" rel="noreferrer noopener">
      {value}
    </a>
  );
};
