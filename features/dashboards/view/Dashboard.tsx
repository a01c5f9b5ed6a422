import { useTranslate } from "ra-core";
import { cloneElement, isValidElement, type ReactElement, type ReactNode, useState } from "react";
import { PageHead } from "../../../src/framework/form/PageHead";
import { useMayOpen } from "../../../src/framework/resource/useMayOpen";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { flatChildren } from "../../../src/framework/ui/flatChildren";
import type { Payload } from "../../../src/framework/wire/contract";
import { servesRest } from "../../../src/framework/wire/HostInside";
import { dashboardWords } from "./dashboardWords";
import "./dashboards.css";
import type { DashboardPartProps } from "./part";
import { CountTile, SumTile } from "./tiles";
import { Newest } from "./Newest";
import { parsePickedKey, Pick, ChosenRecordsContext } from "./Pick";

interface DashboardProps {
  /** The key of the title. */
  readonly title: string;
  readonly children: ReactNode;
}

type Part = ReactElement<DashboardPartProps>;

const isPart = (node: ReactNode): node is Part =>
  isValidElement<Partial<DashboardPartProps>>(node) && node.props.of !== undefined;
const isPick = ({ type }: Part): boolean => type === Pick;
const isTile = ({ type }: Part): boolean => type === CountTile || type === SumTile;
/** Sums and charts come from the platform, which may have none. */
const isServed = ({ type }: Part): boolean =>
  type === CountTile || type === Newest || type === Pick || servesRest("sums");

const Parts = ({ title, children }: DashboardProps) => {
  const translate = useTranslate();
  const mayOpen = useMayOpen();
  const [picks, setPicks] = useState<Readonly<Record<string, Payload>>>({});
  const shown = flatChildren(children)
    .filter(isPart)
    .filter((part) => isServed(part) && mayOpen(part.props.of, "list"));
  const picked = (resource: string): Payload => picks[resource] ?? {};
  const pick = (resource: string, field: string, value: string) => {
    const { [field]: _, ...others } = picked(resource);
    setPicks({ ...picks, [resource]: value === "" ? others : { ...others, [field]: [parsePickedKey(value)] } });
  };
  const parts = shown
    .filter((part) => !isPick(part))
    .map((part) => cloneElement(part, { when: { ...part.props.when, ...picked(part.props.of.resource) } }));
  return (
    <section className="dash" aria-labelledby="dashboard">
      <PageHead id="dashboard" title={translate(title)}>
        <ChosenRecordsContext value={{ picked, pick }}>{shown.filter(isPick)}</ChosenRecordsContext>
      </PageHead>
      {parts.length === 0 ? <p className="dash-none">{translate("dashboards.nothing")}</p> : null}
      {parts.some(isTile) ? <ul className="dash-tiles">{parts.filter(isTile)}</ul> : null}
      <div className="dash-cards">{parts.filter((part) => !isTile(part))}</div>
    </section>
  );
};

/** A page of figures, charts and new records. A part of a resource that the account may not list is not shown. */
export const Dashboard = (props: DashboardProps) => (
  <WithWords of={dashboardWords}>
    <Parts {...props} />
  </WithWords>
);
