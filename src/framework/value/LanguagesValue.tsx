import { useLocale } from "ra-core";
import { languageName } from "./languageName";
import { Blank } from "./Blank";
import { splitToList } from "./formats";
import { Fills } from "../slots";
import { qrButton } from "./slots";
import { isWebAddress } from "./UrlValue";
import { originalAddress } from "../wire/wholeAddress";
import { textAt, valueAt } from "../resource/valueAt";

interface LanguagesValueProps {
  readonly value: unknown;
  /** The field with an address. Each language gets a QR code of it. */
  readonly qr?: string | undefined;
}

const codesOf = (rows: readonly unknown[], qr: string, locale: string) =>
  rows.flatMap((row) => {
    const address = valueAt(row, qr);
    if (!isWebAddress(address)) return [];
    const title = languageName(textAt(row, "lang"), locale);
    return [{ title, text: originalAddress(address) }];
  });

/** The languages in which a localized list has texts. */
export const LanguagesValue = ({ value, qr }: LanguagesValueProps) => {
  const locale = useLocale();
  const rows = splitToList(value);
  const languages = rows.map((one) => textAt(one, "lang"));
  if (languages.length === 0) return <Blank />;
  const codes = qr === undefined ? [] : codesOf(rows, qr, locale);
  return (
    <span className="ui-chips">
      {[...new Set(languages)].map((one) => (
        <span key={one} className="ui-chip ui-chip-default">
          {one}
        </span>
      ))}
      {codes.length > 0 && <Fills of={qrButton} props={{ codes }} />}
    </span>
  );
};
