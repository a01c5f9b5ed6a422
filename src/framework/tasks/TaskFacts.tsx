import { useGetIdentity, useLocale, useTranslate } from "ra-core";
import { formatNumber } from "../value/formats";
import { useMoment } from "../value/useMoment";
import type { PlatformTask } from "./PlatformTask";

const KILO = 1024;
const sizeText = (bytes: number, language: string): string =>
  bytes < KILO * KILO
    ? `${formatNumber(Math.max(1, Math.round(bytes / KILO)), language)} KB`
    : `${formatNumber(Math.round((bytes / KILO / KILO) * 10) / 10, language)} MB`;

/** The facts of every task: resource, time, account, size. */
export const TaskFacts = ({ task }: { readonly task: PlatformTask }) => {
  const translate = useTranslate();
  const language = useLocale();
  const moment = useMoment();
  const { identity } = useGetIdentity();
  const { props, who, began, size } = task;
  const facts = [
    translate(`${props.name}.name`, { _: props.name }),
    moment(began),
    who || String(identity?.id ?? ""),
    size > 0 ? sizeText(size, language) : "",
  ];
  return <p className="ui-tasks-facts">{facts.filter((fact) => fact !== "").join(" · ")}</p>;
};
