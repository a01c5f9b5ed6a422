import type { MouseEvent } from "react";
import { decodeText } from "../wire/decodeText";
import { originalAddress, wholeAddress } from "../wire/wholeAddress";
import { Blank } from "./Blank";
import { isBlank } from "../resource/valueAt";
import { Fills } from "../slots";
import { qrButton, qrCode } from "./slots";
import { isOwnFile, useDownload } from "./useDownload";

/** Only web addresses become links, so that a record cannot run a script. */
export const isWebAddress = (value: unknown): value is string =>
  typeof value === "string" &&
  /^(https?:\/\/|\/(?!\/))/i.test(value.trim()) &&
  URL.canParse(value.trim(), window.location.href);

interface UrlValueProps {
  readonly value: unknown;
  /** Where the QR code is: behind a button, or below the address. */
  readonly qr?: "button" | "shown" | undefined;
}

/** The name of an uploaded file, or the whole address. */
const nameOf = (address: string): string => {
  const name = /^\/files\/.+\/([^/?]+)$/.exec(address.trim())?.[1];
  return name === undefined ? address : decodeText(name);
};

const OwnFileLink = ({ value }: { readonly value: string }) => {
  const { download } = useDownload();
  const take = (event: MouseEvent) => {
    event.preventDefault();
    void download(value);
  };
  return (
    <a className="ui-link" href={wholeAddress(value.trim())} title={value} onClick={take}>
      {nameOf(value)}
    </a>
  );
};

const UrlLink = ({ value }: { readonly value: unknown }) => {
  if (isBlank(value)) return <Blank />;
  if (!isWebAddress(value)) return <span className="ui-mono">{String(value)}</span>;
  if (isOwnFile(value)) return <OwnFileLink value={value} />;
  return (
    <a className="ui-link" href={wholeAddress(value.trim())} title={value} target="_blank" rel="noreferrer noopener">
      {nameOf(value)}
    </a>
  );
};

export const UrlValue = ({ value, qr }: UrlValueProps) => {
  if (qr === undefined || !isWebAddress(value)) return <UrlLink value={value} />;
  const text = originalAddress(value);
  if (qr === "button")
    return (
      <span className="ui-uid">
        <UrlLink value={value} />
        <Fills of={qrButton} props={{ codes: [{ text }] }} />
      </span>
    );
  return (
    <span className="ui-qr">
      <UrlLink value={value} />
      <Fills of={qrCode} props={{ text }} awaited={<span className="ui-qr-code" />} />
    </span>
  );
};
