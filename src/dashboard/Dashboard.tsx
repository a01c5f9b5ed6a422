// The landing page: what there is, how the devices are, what was ordered last, and where to go. Only what the account may see.
import { useGetIdentity, useTranslate } from "ra-core";
import { Suspense } from "react";
import { useGrants } from "../auth/useGrants";
import "./dashboard.css";
import { DeviceState } from "./DeviceState";
import { LatestOrders } from "./LatestOrders";
import { QuickLinks } from "./QuickLinks";
import { Tile } from "./Tile";
import { TILES } from "./tiles";

const greeting = (hour: number) => (hour < 12 ? "morning" : hour < 18 ? "afternoon" : "evening");

export const Dashboard = () => {
  const translate = useTranslate();
  const grants = useGrants();
  const { identity } = useGetIdentity();
  const tiles = TILES.filter(({ menu }) => grants.has(menu));
  const name = identity?.fullName ?? "";
  return (
    <div className="dashboard">
      <header className="dashboard-head">
        <h1>{translate(`dashboard.greeting_${greeting(new Date().getHours())}`, { name })}</h1>
        <p>{translate("dashboard.lead")}</p>
      </header>
      {tiles.length > 0 ? (
        <section className="dashboard-tiles">
          {tiles.map((spec) => (
            <Tile key={spec.resource} spec={spec} />
          ))}
        </section>
      ) : null}
      <div className="dashboard-columns">
        {grants.has("vas.order") ? (
          <Suspense fallback={<section className="dashboard-card dashboard-orders" />}>
            <LatestOrders />
          </Suspense>
        ) : null}
        <div className="dashboard-side">
          {grants.has("product.device") ? <DeviceState /> : null}
          <QuickLinks />
        </div>
      </div>
    </div>
  );
};
