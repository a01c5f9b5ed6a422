import type { Language } from "../../wire/contract";
import { dateOf } from "./dateOf";
import type { Package } from "./redemption";
import { words } from "./words";

interface PackageCardProps {
  readonly language: Language;
  readonly found: Package;
}

/** What the code is good for. */
export const PackageCard = ({ language, found }: PackageCardProps) => {
  const w = words(language);
  const { code, months, days, viewers, traffic, expires } = found;
  const facts = [
    w(months === 1 ? "months_one" : "months_other", { count: months }),
    days > 0 ? w("kept", { days }) : null,
    viewers > 0 ? w("viewers", { count: viewers }) : null,
    traffic > 0 ? w("traffic", { count: traffic }) : null,
  ].filter((fact) => fact !== null);
  return (
    <section className="ticket" aria-label={w("package")}>
      <p className="code-said">{code}</p>
      <h2>{found.name}</h2>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {expires > 0 ? <p className="note">{w("valid", { date: dateOf(expires, language) })}</p> : null}
    </section>
  );
};
