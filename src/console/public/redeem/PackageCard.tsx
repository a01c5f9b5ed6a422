import { formatDay, type Language } from "pilothouse/wire";
import type { RedeemedPackage } from "./redemption";
import { redeemWords } from "./words";

interface PackageCardProps {
  readonly language: Language;
  readonly found: RedeemedPackage;
  /** The error about the code, or null. */
  readonly problem: string | null;
}

/** The package that the code is for. */
export const PackageCard = ({ language, found, problem }: PackageCardProps) => {
  const w = redeemWords(language);
  const { code, months, days, viewers, traffic, expires } = found;
  const facts = [
    w(months === 1 ? "months_one" : "months_other", { count: months }),
    days > 0 ? w(days === 1 ? "kept_one" : "kept_other", { count: days }) : null,
    viewers > 0 ? w(viewers === 1 ? "viewers_one" : "viewers_other", { count: viewers }) : null,
    traffic > 0 ? w("traffic", { count: traffic }) : null,
  ].filter((fact) => fact !== null);
  return (
    <section className={problem ? "ticket wrong" : "ticket"} aria-label={w("package")}>
      <p className="code-said">{code}</p>
      <h2>{found.name}</h2>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {problem ? (
        <p className="note wrong" role="alert">
          {problem}
        </p>
      ) : null}
      {expires > 0 ? <p className="note">{w("valid", { date: formatDay(expires) })}</p> : null}
    </section>
  );
};
