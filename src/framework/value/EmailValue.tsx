import { Blank } from "./Blank";
import { isBlank } from "../resource/valueAt";

export const EmailValue = ({ value }: { readonly value: unknown }) =>
  isBlank(value) ? (
    <Blank />
  ) : (
    <a className="kit-link" href={`mailto:${encodeURIComponent(String(value)).replace("%40", "@")}`}>
      {String(value)}
    </a>
  );
