import { useTranslate } from "ra-core";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { PageHead } from "../../../src/framework/form/PageHead";
import { useMayOpen } from "../../../src/framework/resource/useMayOpen";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { flatChildren } from "../../../src/framework/ui/flatChildren";
import { servesRest } from "../../../src/framework/wire/HostInside";
import { dashboardWords } from "./dashboardWords";
import "./dashboards.css";
import type { PartProps } from "./part";
import { CountTile, SumTile } from "./tiles";
import { Newest } from "./Newest";

interface DashboardProps {
  /** The key of the title. */
  readonly title: string;
  readonly children: ReactNode;
}

type Part = ReactElement<PartProps>;

const isPart = (node: ReactNode): node is Part =>
  isValidElement<Partial<PartProps>>(node) && node.props.of !== undefined;
const isTile = ({ type }: Part): boolean => type === CountTile || type === SumTile;
/** Sums and charts come from the platform, which may have none. */
const isServed = ({ type }: Part): boolean => type === CountTile || type === Newest || servesRest("sums");

const Parts = ({ title, children }: DashboardProps) => {
  const translate = useTranslate();
  const mayOpen = useMayOpen();
  const parts = flatChildren(children)
    .filter(isPart)
    .filter((part) => isServed(part) && mayOpen(part.props.of, "list"));
  return (
    <section className="dash" aria-labelledby="dashboard">
      <PageHead id="dashboard" title={translate(title)} />
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
