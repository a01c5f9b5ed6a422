// /info/dev: the number of activated devices, and of all and online devices by type and by network.
import { useTranslate } from "ra-core";
import { deviceType, networkType } from "../../generated/enums";
import type statisticsWordTable from "../../generated/service/statistics/statistics.words";
import type words from "../../generated/words/en";
import { statisticsCalls } from "../../generated/service/statistics/statistics.calls";
import { useResourceWords } from "pilothouse/resource";
import { type Enumeration, type ParamsOf, valueKey, wordOf } from "pilothouse/wire";
import { GroupCard } from "./GroupCard";
import { KeyFigures } from "./KeyFigures";
import { readDevices } from "./readStatistics";
import { StatisticsPage } from "./StatisticsPage";
import { TrendCard } from "./TrendCard";
import { useAddress } from "./useAddress";
import { useNumbers } from "./useNumbers";
import { usePeriods } from "./usePeriods";
import { statisticsWords } from "./words";

const word = wordOf<typeof words & typeof statisticsWordTable>();

export const DeviceStatistics = () => {
  const ready = useResourceWords(statisticsWords);
  const translate = useTranslate();
  const { whole, share } = useNumbers();
  const address = useAddress();
  const { range, get } = address;
  const asked = { comp_id: Number(get("company")) || 0, pk: get("product") } satisfies Partial<
    ParamsOf<typeof statisticsCalls.devices>
  >;
  const [devices, before] = usePeriods(statisticsCalls.devices, readDevices, address, asked);
  if (!ready) return null;
  const { data } = devices;
  const was = before.data?.activated ?? 0;
  const named = (label: string, of: Enumeration) => ({
    of: translate(label),
    measure: translate("statistics.devices"),
    nameOf: ({ key }: { key: string }) => translate(valueKey(of, key), { _: key }),
  });
  return (
    <StatisticsPage
      title={translate(word("menu.info.dev"))}
      address={address}
      picks={["company", "product"]}
      answers={[devices, before]}
    >
      <KeyFigures
        figures={
          data
            ? [
                {
                  label: translate("statistics.activated"),
                  value: whole(data.activated),
                  before: { text: whole(was), now: data.activated, before: was },
                },
                { label: translate("statistics.devices_total"), value: whole(data.total) },
                { label: translate("statistics.online"), value: whole(data.online) },
                { label: translate("statistics.online_share"), value: share(data.online, data.total) },
              ]
            : null
        }
      />
      <TrendCard
        title={translate("statistics.device_trend")}
        measure={translate("statistics.activated")}
        address={address}
        now={data?.days ?? null}
        before={before.data?.days ?? null}
        textOf={whole}
      />
      <GroupCard
        title={translate("statistics.by_type")}
        range={range}
        groups={data?.types ?? null}
        parted
        {...named(word("statistics.fields.device_type"), deviceType)}
      />
      <GroupCard
        title={translate("statistics.by_network")}
        range={range}
        groups={data?.networks ?? null}
        parted
        {...named(word("statistics.fields.network_type"), networkType)}
      />
    </StatisticsPage>
  );
};
