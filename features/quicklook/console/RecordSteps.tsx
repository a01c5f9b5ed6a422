import {
  useGetList,
  useLocale,
  useLocation,
  useNavigate,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from "ra-core";
import { useEffect } from "react";
import { useResourcePath } from "../../../src/framework/resource/resource";
import type { OriginList } from "../../../src/framework/list/OriginList";
import { readOriginList } from "./readWalk";
import "./steps.css";
import { IconButton } from "../../../src/framework/ui/IconButton";
import { formatNumber } from "../../../src/framework/value/formats";

interface Step {
  readonly id: string | number;
  readonly page: number;
}

/** A page of the list, requested in the same way as by the list. */
const usePage = (walk: OriginList, page: number, enabled: boolean) =>
  useGetList(
    useResourceContext() ?? "",
    { filter: walk.filter, sort: walk.sort, pagination: { page, perPage: walk.perPage } },
    { enabled: enabled && page > 0 && walk.ids === null, retry: false },
  );

interface StepsProps {
  readonly walk: OriginList;
  readonly id: string | number;
}

const Steps = ({ walk, id }: StepsProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const navigate = useNavigate();
  const paths = useResourcePath();
  const { page, perPage } = walk;
  const asked = usePage(walk, page, true);
  const data = walk.ids?.map((one) => ({ id: one })) ?? asked.data ?? [];
  const total = walk.ids?.length ?? asked.total;
  const at = data.findIndex((row) => String(row.id) === String(id));
  const isFirst = at === 0;
  const isLast = at >= 0 && at === data.length - 1;
  const before = usePage(walk, page - 1, isFirst);
  const after = usePage(walk, page + 1, isLast && (total === undefined || page * perPage < total));
  const stepTo = (row: { readonly id: string | number } | undefined, on: number): Step | null =>
    row === undefined ? null : { id: row.id, page: on };
  const previous = isFirst ? stepTo(before.data?.at(-1), page - 1) : stepTo(data[at - 1], page);
  const next = isLast ? stepTo(after.data?.[0], page + 1) : stepTo(data[at + 1], page);
  const go = (step: Step | null) => {
    if (step !== null) navigate(paths.show(step.id), { state: { walk: { ...walk, page: step.page } } });
  };

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || document.querySelector("[role=dialog]") !== null) return;
      if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
      event.preventDefault();
      go(event.key === "ArrowUp" ? previous : next);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });

  // The record is no longer at this place, because it was changed or other records were added before it.
  if (at < 0) return null;
  const position = (page - 1) * perPage + at + 1;
  return (
    <nav className="ui-steps" aria-label={translate("show.steps")}>
      <span>
        {translate("show.position", {
          position: formatNumber(position, language),
          total: formatNumber(total ?? position, language),
        })}
      </span>
      <IconButton
        icon="chevron_up"
        label={translate("show.previous")}
        disabled={previous === null}
        onClick={() => go(previous)}
      />
      <IconButton
        icon="chevron_down"
        label={translate("show.next")}
        disabled={next === null}
        onClick={() => go(next)}
      />
    </nav>
  );
};

/** Links to the records before and after, if the page was opened from a list. Alt with an arrow key does the same. */
export const RecordSteps = () => {
  const walk = readOriginList(useLocation().state);
  const id = useRecordContext()?.id;
  return walk === null || id === undefined ? null : <Steps walk={walk} id={id} />;
};
