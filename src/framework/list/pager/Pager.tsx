import { useListContext, useLocale, useTranslate } from "ra-core";
import { type FormEvent, useRef, useState } from "react";
import { formatNumber } from "../../value/formats";
import { useNarrow } from "../../ui/useNarrow";
import { pageNumbersToShow } from "./pageNumbersToShow";
import { AS_MANY_AS_FIT, MAX_PAGE_BUTTONS, usePageSizeChoice } from "./pageSize";
import { IconButton } from "../../ui/IconButton";
import { Button } from "../../ui/Button";
import { useTotal } from "../tools/useTotal";
import { Select } from "../../ui/Select";
import { TextBox } from "../../ui/TextBox";

const SIZES = [10, 20, 50, 100, 500, 1000] as const;

/** Shows the range of rows and the total, and changes the page. `inAddress`: whether the page is in the address. */
export const Pager = ({ inAddress }: { readonly inAddress: boolean }) => {
  const translate = useTranslate();
  const language = useLocale();
  const narrow = useNarrow();
  const { page, perPage, setPage, isPlaceholderData } = useListContext();
  const { total, textOf } = useTotal();
  const size = usePageSizeChoice(inAddress);
  // The number of the shown page. While another page is loading, the rows of the previous page are still visible.
  const seen = useRef(page);
  if (isPlaceholderData !== true) seen.current = page;
  const shown = seen.current;
  // The pager is drawn only together with the rows. Below placeholders, it would jump when fewer rows arrive.
  if (total === undefined) return null;
  const pages = Math.max(1, Math.ceil(total / perPage));
  const number = (value: number) => formatNumber(value, language);
  const words = {
    from: number((shown - 1) * perPage + 1),
    to: number(Math.min(shown * perPage, total)),
    total: textOf(total),
  };
  const chosen = narrow ? perPage : size.chosen;
  const sizes =
    chosen === AS_MANY_AS_FIT || SIZES.some((one) => one === chosen) ? SIZES : [chosen, ...SIZES].sort((a, b) => a - b);
  const step = (to: number, icon: string, label: string) => (
    <IconButton disabled={to < 1 || to > pages} icon={icon} label={translate(label)} onClick={() => setPage(to)} />
  );
  return (
    <nav className="ui-pager" aria-label={translate("ui.page.label")}>
      <span className="ui-pager-count" role="status">
        {total === 0 ? translate("ui.page.none") : translate("ui.page.range", words)}
      </span>
      <label className="ui-pager-size">
        <span>{translate("ui.page.size")}</span>
        <Select value={chosen} onChange={(event) => size.choose(Number(event.target.value))}>
          {!narrow && <option value={AS_MANY_AS_FIT}>{translate("ui.page.fit")}</option>}
          {sizes.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </label>
      <span className="ui-pager-pages">
        {step(page - 1, "chevron_left", "ui.page.previous")}
        {pageNumbersToShow(shown, pages, narrow ? MAX_PAGE_BUTTONS.narrow : MAX_PAGE_BUTTONS.wide).map(
          (one, at, all) => (
            <Button
              key={one}
              variant="text"
              className="ui-page"
              aria-current={one === shown ? "page" : undefined}
              aria-label={translate("ui.page.go", { page: one })}
              onClick={() => one !== page && setPage(one)}
            >
              {`${one - (all[at - 1] ?? one) > 1 ? "… " : ""}${number(one)}`}
            </Button>
          ),
        )}
        {step(page + 1, "chevron_right", "ui.page.next")}
      </span>
      {pages > 5 && <GoToPage pages={pages} onGo={setPage} />}
    </nav>
  );
};

const GoToPage = ({ pages, onGo }: { readonly pages: number; readonly onGo: (page: number) => void }) => {
  const translate = useTranslate();
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const page = Math.round(Number(text));
    if (text !== "" && Number.isFinite(page)) onGo(Math.max(1, Math.min(pages, page)));
    setText("");
  };
  return (
    <form className="ui-pager-go" onSubmit={submit}>
      <label>
        <span>{translate("ui.page.to")}</span>
        <TextBox type="number" min={1} max={pages} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
    </form>
  );
};
