import { useLocale, useTranslate } from "ra-core";
import { pageNumbersToShow } from "../../../src/framework/list/pager/pageNumbersToShow";
import { MAX_PAGE_BUTTONS } from "../../../src/framework/list/pager/pageSize";
import { Button } from "../../../src/framework/ui/Button";
import { IconButton } from "../../../src/framework/ui/IconButton";
import { useNarrow } from "../../../src/framework/ui/useNarrow";
import { formatNumber } from "../../../src/framework/value/formats";

interface BulkPagesProps {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Says which records of a task are shown, and pages through them. */
export const BulkPages = ({ page, size, total, onPage }: BulkPagesProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const narrow = useNarrow();
  const pages = Math.max(1, Math.ceil(total / size));
  const number = (value: number) => formatNumber(value, language);
  const range = {
    from: number((page - 1) * size + 1),
    to: number(Math.min(page * size, total)),
    total: number(total),
  };
  const step = (to: number, icon: string, label: string) => (
    <IconButton disabled={to < 1 || to > pages} icon={icon} label={translate(label)} onClick={() => onPage(to)} />
  );
  return (
    <nav className="ui-bulk-pages" aria-label={translate("ui.page.label")}>
      <span role="status">{translate("ui.page.range", range)}</span>
      {pages > 1 && step(page - 1, "chevron_left", "ui.page.previous")}
      {pages > 1 &&
        pageNumbersToShow(page, pages, narrow ? MAX_PAGE_BUTTONS.narrow : MAX_PAGE_BUTTONS.wide).map((one) => (
          <Button
            key={one}
            variant="text"
            className="ui-page"
            aria-current={one === page ? "page" : undefined}
            aria-label={translate("ui.page.go", { page: one })}
            onClick={() => onPage(one)}
          >
            {one}
          </Button>
        ))}
      {pages > 1 && step(page + 1, "chevron_right", "ui.page.next")}
    </nav>
  );
};
