// /info/user: who registered, day by day, by app and by region.
import { useTranslate } from "ra-core";
import { appReference } from "../generated/applist/app/app.reference";
import { companyReference } from "../generated/operate/company/company.reference";
import { statisticsCalls } from "../generated/service/statistics/statistics.calls";
import { useAnswer } from "../kit/useAnswer";
import { useResourceWords } from "../kit/words";
import { GroupCard } from "./GroupCard";
import { KeyFigures } from "./KeyFigures";
import { lengthOf } from "./range";
import { type Group, readUsers } from "./readStatistics";
import { RecordPick } from "./RecordPick";
import { StatisticsPage } from "./StatisticsPage";
import { TrendCard } from "./TrendCard";
import { useAddress } from "./useAddress";
import { useNumbers } from "./useNumbers";
import { statisticsWords } from "./words";

export const UserStatistics = () => {
  const ready = useResourceWords(statisticsWords);
  const translate = useTranslate();
  const { whole } = useNumbers();
  const address = useAddress();
  const { range, now, earlier, get, set } = address;
  const asked = { comp_id: Number(get("company")) || 0, app_id: Number(get("app")) || 0 };
  const options = { enabled: address.fault === null };
  const users = useAnswer(statisticsCalls.users, { ...now, ...asked }, readUsers, options);
  const before = useAnswer(statisticsCalls.users, { ...earlier, ...asked }, readUsers, options);
  if (!ready) return null;
  const { data } = users;
  const was = before.data?.registered ?? 0;
  const perDay = (count: number, days: number) => whole(Math.round((10 * count) / days) / 10);
  const nameOf = ({ key, name }: Group) =>
    key === "" ? translate("statistics.others") : name === "" || name === "0" ? translate("statistics.none") : name;
  const all = [users, before];
  return (
    <StatisticsPage
      title={translate("menu.info.user")}
      address={address}
      failure={all.find(({ error }) => error)?.error ?? null}
      busy={all.some(({ isFetching }) => isFetching)}
      onRetry={() => all.forEach((one) => void one.refetch())}
      picks={
        <>
          <RecordPick
            label={translate("statistics.company")}
            of={companyReference}
            value={get("company")}
            onChange={(company) => set({ company })}
          />
          <RecordPick
            label={translate("statistics.app")}
            of={appReference}
            value={get("app")}
            onChange={(app) => set({ app })}
          />
        </>
      }
    >
      <KeyFigures
        figures={
          data
            ? [
                {
                  label: translate("statistics.registered"),
                  value: whole(data.registered),
                  before: { text: whole(was), now: data.registered, before: was },
                },
                {
                  label: translate("statistics.per_day"),
                  value: perDay(data.registered, lengthOf(range)),
                  before: {
                    text: perDay(was, lengthOf(address.before)),
                    now: data.registered / lengthOf(range),
                    before: was / lengthOf(address.before),
                  },
                },
                { label: translate("statistics.users_total"), value: whole(data.total) },
              ]
            : null
        }
      />
      <TrendCard
        title={translate("statistics.user_trend")}
        measure={translate("statistics.registered")}
        address={address}
        now={data?.days ?? null}
        before={before.data?.days ?? null}
        textOf={whole}
      />
      <GroupCard
        title={translate("statistics.by_app")}
        of={translate("statistics.app")}
        measure={translate("statistics.users")}
        range={range}
        groups={data?.apps ?? null}
        nameOf={nameOf}
      />
      <GroupCard
        title={translate("statistics.by_region")}
        of={translate("statistics.region")}
        measure={translate("statistics.users")}
        range={range}
        groups={data?.regions ?? null}
        nameOf={nameOf}
      />
    </StatisticsPage>
  );
};
