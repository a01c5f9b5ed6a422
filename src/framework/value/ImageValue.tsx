import { Blank } from "./Blank";
import { UrlValue, isWebAddress } from "./UrlValue";
import { isBlank } from "../resource/valueAt";
import { wholeAddress } from "../wire/wholeAddress";

export interface ImageValueProps {
  readonly value: unknown;
  /** The alternative text. Empty if the text next to the picture says the same. */
  readonly alt?: string | undefined;
  /** Whether to show the whole picture, for a show page. Otherwise it is as high as a row. */
  readonly large?: boolean | undefined;
}

const isPicture = (value: unknown): value is string =>
  isWebAddress(value) || (typeof value === "string" && /^(data:image\/|blob:)/.test(value));

export const ImageValue = ({ value, alt = "", large }: ImageValueProps) => {
  if (isBlank(value)) return <Blank />;
  if (!isPicture(value)) return <UrlValue value={value} />;
  return (
    <img
      className={large ? "ui-picture" : "ui-thumbnail"}
      src={wholeAddress(value)}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
};
