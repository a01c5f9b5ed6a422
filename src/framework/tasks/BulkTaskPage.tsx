// The page of a bulk task. Only its own account opens it: the platform answers it to nobody else.
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslate } from "ra-core";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { bulkWords } from "../actions/bulkWords";
import { ResourceScreen } from "../resource/resource";
import { usePageTitle } from "../resource/title";
import { useFollowedTasks } from "../resource/useFollowedTasks";
import { useResourceNamed } from "../resource/useResourceNamed";
import { valueAt } from "../resource/valueAt";
import { WithWords } from "../resource/WithWords";
import { Button } from "../ui/Button";
import { Icon } from "../ui/icons";
import { formatNumber } from "../value/formats";
import { formatTimestamp } from "../wire/dates";
import type { ResourceProps } from "../wire/contract";
import { readOne, type OneBulk } from "./askBulk";
import { BulkButtons } from "./BulkButtons";
import { BulkFar } from "./BulkFar";
import { BulkRows } from "./BulkRows";
import { bulkPath } from "./BulkTask";
import { Trouble } from "./Trouble";
import { useBulkChange } from "./useBulkChange";
import "./tasks.css";

const BUSY_MS = 1000;
const GONE = 404;

interface PartProps {
  readonly one: OneBulk;
  readonly refetch: () => void;
}

const Part = ({ one: { task, bulk, reasons, isRepeated }, refetch }: PartProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const navigate = useNavigate();
  const { account } = useFollowedTasks();
  const { busy, goOn, stop, again, save } = useBulkChange({ account, task, bulk, refetch });
  const { name, source, began, done, total, reason, isBusy } = task;
  const { state } = bulk;
  const number = (value: number) => formatNumber(value, language);
  const kind = translate(`${source.props.name}.name`, { _: source.props.name });
  usePageTitle(name);
  return (
    <div className="kit-bulk-page">
      <header>
        <div>
          <h1>{name}</h1>
          <p className="kit-tasks-facts">{`${kind} · ${formatTimestamp(began, language)}`}</p>
        </div>
        <div className="kit-pair">
          <BulkButtons
            {...{ bulk, busy, goOn, save }}
            onAgain={isBusy || isRepeated ? null : () => again((id) => navigate(bulkPath(id)))}
          />
          {isBusy && (
            <Button disabled={busy} onClick={stop}>
              <Icon name="close" size={16} />
              {translate("tasks.cancel")}
            </Button>
          )}
        </div>
      </header>
      <section className="kit-bulk-far">
        <div className="kit-tasks-state" role="status">
          <b>{translate(`bulk.state.${state}`)}</b>
          {state !== "asks" && <span>{translate("tasks.pieces", { done: number(done), total: number(total) })}</span>}
        </div>
        <BulkFar task={task} bulk={bulk} />
        {state === "stopped" && reason !== "" && <p className="kit-tasks-wrong">{reason}</p>}
      </section>
      <BulkRows task={task} bulk={bulk} reasons={reasons} />
    </div>
  );
};

interface OfResourceProps {
  readonly id: string;
  readonly props: ResourceProps;
}

const OfResource = ({ id, props }: OfResourceProps) => {
  const { data, error, refetch } = useQuery({
    queryKey: ["bulk", id, "page", props.name],
    queryFn: () => readOne({ does: "bulk", props, follow: "", work: null }, id),
    refetchInterval: ({ state }) => state.data?.task.isBusy === true && BUSY_MS,
  });
  const again = () => void refetch();
  if (data !== undefined) return <Part key={id} one={data} refetch={again} />;
  return error === null ? null : <Trouble error={error} refetch={again} />;
};

interface BulkTaskPageProps {
  readonly id: string;
  /** Shown where the account has no such task. */
  readonly missing: ReactNode;
}

const Page = ({ id, missing }: BulkTaskPageProps) => {
  const { data, error, refetch } = useQuery({
    queryKey: ["bulk", id, "kind"],
    queryFn: async () => (await import("./askBulk")).readKind(id),
    retry: false,
  });
  const props = useResourceNamed(data ?? "");
  if (error !== null)
    return valueAt(error, "status") === GONE || valueAt(error, "code") === GONE ? (
      missing
    ) : (
      <Trouble error={error} refetch={() => void refetch()} />
    );
  return props === null ? null : (
    <ResourceScreen resource={props}>
      <OfResource id={id} props={props} />
    </ResourceScreen>
  );
};

export const BulkTaskPage = (given: BulkTaskPageProps) => (
  <WithWords of={bulkWords}>
    <Page key={given.id} {...given} />
  </WithWords>
);
