import { useStore, useTranslate } from "ra-core";
import { Link } from "react-router-dom";
import { Button, Icon } from "pilothouse/ui";
import { type DashboardPart, useScreenPath } from "./places";
import { SETUP_STEPS, type SetupStep, type Overview } from "./readOverview";

/** The screen of each step. */
const PLACES = {
  colleagues: { part: "colleagues", below: "/create" },
  products: { part: "products", below: "/create" },
  devices: { part: "imports", below: "/create" },
  goods: { part: "goods", below: "/create" },
  orders: { part: "orders", below: "" },
} as const satisfies Record<SetupStep, { readonly part: DashboardPart; readonly below: string }>;

const HIDDEN = "first_steps.hidden";

interface StepProps {
  readonly step: SetupStep;
  readonly done: boolean;
}

const Step = ({ step, done }: StepProps) => {
  const translate = useTranslate();
  const pathOf = useScreenPath();
  const { part, below } = PLACES[step];
  const text = (
    <>
      <Icon name={done ? "check" : "chevron_right"} size={18} />
      <span>
        <b>{translate(`dashboard.first_${step}`)}</b>
        <small>{translate(done ? "dashboard.first_done" : `dashboard.first_${step}_why`)}</small>
      </span>
    </>
  );
  return <li data-done={done}>{done ? <div>{text}</div> : <Link to={pathOf(part) + below}>{text}</Link>}</li>;
};

/** The first tasks of a new company, until all are done or the list is hidden. */
export const FirstSteps = ({ first }: { readonly first: Overview["first"] }) => {
  const translate = useTranslate();
  const [isHidden, keep] = useStore(HIDDEN, false);
  const steps = SETUP_STEPS.flatMap((step) => {
    const done = first[step];
    return done === null ? [] : [{ step, done }];
  });
  if (isHidden || steps.every(({ done }) => done)) return null;
  return (
    <section className="dashboard-part dashboard-first" aria-labelledby="dashboard-first">
      <header>
        <h2 id="dashboard-first">{translate("dashboard.first")}</h2>
        <Button size="small" onClick={() => keep(true)}>
          {translate("dashboard.first_hide")}
        </Button>
      </header>
      <ol>
        {steps.map((one) => (
          <Step key={one.step} {...one} />
        ))}
      </ol>
    </section>
  );
};
