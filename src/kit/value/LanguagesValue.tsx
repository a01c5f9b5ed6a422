import { Blank } from "./Blank";
import { listOf } from "./formats";
import { valueAt } from "./valueAt";

/** The languages a localized list has texts in. */
export const LanguagesValue = ({ value }: { readonly value: unknown }) => {
  const languages = listOf(value).map((one) => String(valueAt(one, "lang") ?? ""));
  if (languages.length === 0) return <Blank />;
  return (
    <span className="kit-chips">
      {[...new Set(languages)].map((one) => (
        <span key={one} className="kit-chip kit-chip-default">
          {one}
        </span>
      ))}
    </span>
  );
};
