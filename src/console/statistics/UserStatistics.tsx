// /info/user: registrations by day, by app and by region.
import { useTranslate } from "ra-core";
import type words from "../../generated/words/en";
import { statisticsCalls } from "../../generated/service/statistics/statistics.calls";
import { useResourceWords } from "pilothouse/resource";
import { type ParamsOf, wordOf } from "pilothouse/wire";
import { GroupCard } from "./GroupCard";
import { KeyFigures } from "./KeyFigures";
import { countDays } from "./range";
import { type CountGroup, readUsers } from "./readStatistics";
import { StatisticsPage } from "./StatisticsPage";
import { TrendCard } from "./TrendCard";
import { useAddress } from "./useAddress";
import { useNumbers } from "./useNumbers";
import { usePeriods } from "./usePeriods";
import { statisticsWords } from "./words";

const word = wordOf<typeof words>();

export const UserStatistics = () => {
  const ready = useResourceWords(statisticsWords);
  const translate = useTranslate();
  const { whole } = useNumbers();
  const address = useAddress();
  const { range, get } = address;
  const asked = { comp_id: Number(get("company")) || 0, app_id: Number(get("app")) || 0 } satisfies Partial<
    ParamsOf<typeof statisticsCalls.users>
  >;
  const [users, before] = usePeriods(statisticsCalls.users, readUsers, address, asked);
  if (!ready) return null;
  const { data } = users;
  const was = before.data?.registered ?? 0;
  const perDay = (count: number, days: number) => whole(Math.round((10 * count) / days) / 10);
  const nameOf = ({ key, name }: CountGroup) =>
    key === "" ? translate("statistics.others") : name === "" || name === "0" ? translate("statistics.none") : name;
  return (
    <StatisticsPage
      title={translate(word("menu.info.user"))}
      address={address}
      picks={["company", "app"]}
      answers={[users, before]}
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
                  value: perDay(data.registered, countDays(range)),
                  before: {
                    text: perDay(was, countDays(address.before)),
                    now: data.registered / countDays(range),
                    before: was / countDays(address.before),
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
