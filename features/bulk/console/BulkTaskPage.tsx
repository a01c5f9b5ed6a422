// The page of a bulk task. The platform answers a task only to the account that started it.
import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "ra-core";
import { type ReactNode, useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { bulkWords } from "./bulkWords";
import { ResourceScreen, useResourcePath } from "../../../src/framework/resource/resource";
import { usePageTitle } from "../../../src/framework/resource/title";
import { useFollowedTasks } from "../../../src/framework/resource/useFollowedTasks";
import { useResourceNamed } from "../../../src/framework/resource/useResourceNamed";
import { valueAt } from "../../../src/framework/resource/valueAt";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { Button } from "../../../src/framework/ui/Button";
import { Icon } from "../../../src/framework/ui/icons";
import type { ResourceProps } from "../../../src/framework/wire/contract";
import { readBulkTask, type BulkTaskDetail } from "./askBulk";
import { BulkTaskFacts } from "./BulkAbout";
import { BulkButtons } from "./BulkButtons";
import { BulkCard } from "./BulkCard";
import { BulkRows } from "./BulkRows";
import { bulkTaskPath, STATE_COLORS } from "./BulkTask";
import { TasksError } from "../../../src/framework/tasks/TasksError";
import { useBulkChange } from "./useBulkChange";
import "../../../src/framework/tasks/tasks.css";
import "./page.css";

const BUSY_MS = 1000;
const GONE = 404;

interface PartProps {
  readonly one: BulkTaskDetail;
  readonly refetch: () => void;
}

const Part = ({ one: { task, bulk, reasons, isRepeated }, refetch }: PartProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const paths = useResourcePath();
  const { account } = useFollowedTasks();
  const change = useBulkChange({ account, task, bulk, refetch });
  const { name, props, isBusy } = task;
  const { state } = bulk;
  const kind = translate(`${props.name}.plural`, { _: props.name });
  usePageTitle(name, [
    { label: kind, to: props.path === null ? null : paths.list },
    { label: translate("tasks.title"), to: null },
    { label: name, to: null },
  ]);
  return (
    <div className="ui-bulk-page">
      <header>
        <div className="ui-bulk-head">
          <h1>{name}</h1>
          <span className={`ui-chip ui-state ui-chip-${STATE_COLORS[state]}`} role="status">
            {translate(`bulk.state.${state}`)}
          </span>
        </div>
        <div className="ui-pair">
          <BulkButtons {...change} bulk={bulk} onAgain={null} only="go" />
          {isBusy && (
            <Button disabled={change.busy} onClick={change.stop}>
              <Icon name="close" size={16} />
              {translate("tasks.cancel")}
            </Button>
          )}
        </div>
        <BulkTaskFacts task={task} bulk={bulk} />
      </header>
      <BulkCard task={task} bulk={bulk} />
      {state !== "asks" && (
        <BulkRows
          {...{ task, bulk, reasons, change }}
          onAgain={isBusy || isRepeated ? null : () => change.again((id) => navigate(bulkTaskPath(id)))}
        />
      )}
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
    queryFn: () => readBulkTask(props, id),
    refetchInterval: ({ state }) => state.data?.task.isBusy === true && BUSY_MS,
  });
  const again = () => void refetch();
  if (data !== undefined) return <Part key={id} one={data} refetch={again} />;
  return error === null ? null : <TasksError error={error} refetch={again} />;
};

interface BulkTaskPageProps {
  readonly id: string;
  /** Shown where the account has no such task. */
  readonly missing: ReactNode;
}

const Page = ({ id, missing }: BulkTaskPageProps) => {
  const { data, error, refetch } = useQuery({
    queryKey: ["bulk", id, "kind"],
    queryFn: async () => (await import("./askBulk")).readTaskResource(id),
    retry: false,
  });
  const props = useResourceNamed(data ?? "");
  const asked = useMemo(() => props && { ...props, asked: true }, [props]);
  if (error !== null)
    return valueAt(error, "status") === GONE || valueAt(error, "code") === GONE ? (
      missing
    ) : (
      <TasksError error={error} refetch={() => void refetch()} />
    );
  return asked === null ? null : (
    <ResourceScreen resource={asked}>
      <OfResource id={id} props={asked} />
    </ResourceScreen>
  );
};

export const BulkTaskPage = (given: BulkTaskPageProps) => (
  <WithWords of={bulkWords}>
    <Page key={given.id} {...given} />
  </WithWords>
);
