// /info/dev: how many devices were activated, and of all how many are online, by type and by network.
import { useTranslate } from "ra-core";
import { statisticsCalls } from "../../generated/service/statistics/statistics.calls";
import { useResourceWords } from "pilothouse/resource";
import { GroupCard } from "./GroupCard";
import { KeyFigures } from "./KeyFigures";
import { readDevices } from "./readStatistics";
import { StatisticsPage } from "./StatisticsPage";
import { TrendCard } from "./TrendCard";
import { useAddress } from "./useAddress";
import { useNumbers } from "./useNumbers";
import { usePeriods } from "./usePeriods";
import { statisticsWords } from "./words";

export const DeviceStatistics = () => {
  const ready = useResourceWords(statisticsWords);
  const translate = useTranslate();
  const { whole, share } = useNumbers();
  const address = useAddress();
  const { range, get } = address;
  const asked = { comp_id: Number(get("company")) || 0, pk: get("product") };
  const [devices, before] = usePeriods(statisticsCalls.devices, readDevices, address, asked);
  if (!ready) return null;
  const { data } = devices;
  const was = before.data?.activated ?? 0;
  const named = (of: "device_type" | "network_type") => ({
    of: translate(`statistics.fields.${of}`),
    measure: translate("statistics.devices"),
    nameOf: ({ key }: { key: string }) => translate(`enums.${of}.${key}`, { _: key }),
  });
  return (
    <StatisticsPage
      title={translate("menu.info.dev")}
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
        {...named("device_type")}
      />
      <GroupCard
        title={translate("statistics.by_network")}
        range={range}
        groups={data?.networks ?? null}
        parted
        {...named("network_type")}
      />
    </StatisticsPage>
  );
};
