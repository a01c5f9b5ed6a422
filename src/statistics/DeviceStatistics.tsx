// /info/dev: how many devices were activated, and of all how many are online, by type and by network.
import { useTranslate } from "ra-core";
import { companyReference } from "../generated/operate/company/company.reference";
import { productReference } from "../generated/product/product/product.reference";
import { statisticsCalls } from "../generated/service/statistics/statistics.calls";
import { useAnswer } from "../kit/useAnswer";
import { useResourceWords } from "../kit/words";
import { GroupCard } from "./GroupCard";
import { KeyFigures } from "./KeyFigures";
import { readDevices } from "./readStatistics";
import { RecordPick } from "./RecordPick";
import { StatisticsPage } from "./StatisticsPage";
import { TrendCard } from "./TrendCard";
import { useAddress } from "./useAddress";
import { useNumbers } from "./useNumbers";
import { statisticsWords } from "./words";

export const DeviceStatistics = () => {
  const ready = useResourceWords(statisticsWords);
  const translate = useTranslate();
  const { whole, share } = useNumbers();
  const address = useAddress();
  const { range, now, earlier, get, set } = address;
  const asked = { comp_id: Number(get("company")) || 0, pk: get("product") };
  const options = { enabled: address.fault === null };
  const devices = useAnswer(statisticsCalls.devices, { ...now, ...asked }, readDevices, options);
  const before = useAnswer(statisticsCalls.devices, { ...earlier, ...asked }, readDevices, options);
  if (!ready) return null;
  const { data } = devices;
  const was = before.data?.activated ?? 0;
  const named = (of: "device_type" | "network_type") => ({
    of: translate(`statistics.fields.${of}`),
    measure: translate("statistics.devices"),
    nameOf: ({ key }: { key: string }) => translate(`enums.${of}.${key}`, { _: key }),
  });
  const all = [devices, before];
  return (
    <StatisticsPage
      title={translate("menu.info.dev")}
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
            label={translate("statistics.product")}
            of={productReference}
            value={get("product")}
            onChange={(product) => set({ product })}
          />
        </>
      }
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
