// The states of the equipment, in the whole hospital or in one ward. Each figure opens the list that it counts.
import { useGetList, useTranslate } from "ra-core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { PageHead } from "pilothouse/form";
import { listAddress, RecordPick, WithWords } from "pilothouse/resource";
import { EnumValue } from "pilothouse/value";
import { condition } from "../../generated/enums";
import { equipment } from "../../generated/inventory/equipment";
import { equipmentReference } from "../../generated/inventory/equipment/equipment.reference";
import { wardReference } from "../../generated/premises/ward/ward.reference";
import "./overview.css";

const { resource, path } = equipmentReference;

const Line = ({ state, within }: { readonly state: number; readonly within: string }) => {
  const filter = { condition: [state], ...(within === "" ? {} : { stands_in: [Number(within)] }) };
  const { total } = useGetList(resource, { filter, pagination: { page: 1, perPage: 1 } });
  return (
    <li>
      <Link to={listAddress(path, filter)}>
        <EnumValue value={state} of={condition} /> <b>{total ?? "\u00a0"}</b>
      </Link>
    </li>
  );
};

const Page = () => {
  const translate = useTranslate();
  const [ward, setWard] = useState("");
  const title = translate("office.equipment");
  return (
    <section aria-labelledby="overview">
      <PageHead id="overview" title={title}>
        <RecordPick
          label={translate("office.ward")}
          of={wardReference}
          value={ward}
          none={translate("office.wards")}
          onChange={setWard}
        />
      </PageHead>
      <ul className="overview">
        {condition.values.map(({ value }) => (
          <Line key={value} state={value} within={ward} />
        ))}
      </ul>
    </section>
  );
};

export const Overview = () => (
  <WithWords of={equipment}>
    <Page />
  </WithWords>
);
