import type { ReactNode } from "react";
import { useGetList, useLocale, useTranslate } from "ra-core";
import { Link } from "react-router-dom";
import { type LazyWords, listAddress, useMayOpen, WithWords } from "pilothouse/resource";
import { LoadingLines } from "pilothouse/ui";
import { formatNumber } from "pilothouse/value";
import { type Reference, type WordFile, wordFiles } from "pilothouse/wire";

const figureWords: LazyWords = {
  name: "figures",
  words: wordFiles(import.meta.glob<WordFile>("../../locales/*/console/figures.json")),
};
const ONE = { page: 1, perPage: 1 };

interface Count {
  readonly label: string;
  readonly of: Reference & { readonly path: string };
  /** The filter of the list that is counted. */
  readonly filter: Readonly<Record<string, readonly (string | number)[]>>;
}

const Figure = ({ label, of, filter }: Count) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { total, error } = useGetList(of.resource, { pagination: ONE, filter }, { retry: false });
  if (error !== null) return null;
  return (
    <div className="ui-labelled">
      <dt>{translate(label)}</dt>
      <dd>
        {total === undefined ? (
          <LoadingLines count={1} height={24} />
        ) : (
          <Link className="ui-link" to={listAddress(of.path, filter)}>
            {formatNumber(total, locale)}
          </Link>
        )}
      </dd>
    </div>
  );
};

interface FiguresProps {
  readonly counts: readonly Count[];
  /** The figures before the counts, if the account may see them. */
  readonly children?: ReactNode;
}

/** The numbers of records in lists, as links to those which the account may open. */
export const Figures = ({ counts, children = false }: FiguresProps) => {
  const mayOpen = useMayOpen();
  const shown = counts.filter(({ of }) => mayOpen(of, "list"));
  return children === false && shown.length === 0 ? null : (
    <WithWords of={figureWords}>
      <dl className="ui-head-facts">
        {children}
        {shown.map((count) => (
          <Figure key={count.label} {...count} />
        ))}
      </dl>
    </WithWords>
  );
};
