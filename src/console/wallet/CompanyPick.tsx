import { useGetList, useTranslate } from "ra-core";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { companyReference } from "../../generated/operate/company/company.reference";
import type moneyWords from "../../generated/user/money/money.words";
import type flowWords from "../../generated/user/money_flow/moneyFlow.words";
import { RecordPick, useOwn } from "pilothouse/resource";
import { Segments } from "pilothouse/ui";
import { ReferenceValue } from "pilothouse/value";
import { wordOf } from "pilothouse/wire";

const word = wordOf<typeof moneyWords>();
const flowWord = wordOf<typeof flowWords>();

const NAME = "company";
/** Parameters of the list below. They belong to the list of the earlier company, so they are removed. */
const OF_THE_LIST = ["page", "filter", "displayedFilters"];
const FLOWS = "flows";
/** For the address of a list with the flows of all companies. */
export const ALL_FLOWS = `${FLOWS}=all`;

/** The company in the address; "" for the account's own. */
export const useChosenCompany = () => {
  const [query, setQuery] = useSearchParams();
  const given = query.get(NAME) ?? "";
  return {
    company: /^\d+$/.test(given) ? given : "",
    choose: (company: string) =>
      setQuery((before) => {
        const after = new URLSearchParams(before);
        for (const name of [...OF_THE_LIST, FLOWS]) after.delete(name);
        if (company === "") after.delete(NAME);
        else after.set(NAME, company);
        return after;
      }),
  };
};

/**
 * Whether the list has the flows of all companies. A link with filters leads to all flows, unless the address says
 * otherwise.
 */
export const useFlows = () => {
  const [query, setQuery] = useSearchParams();
  const [first] = useState(() => (query.has("filter") ? "all" : "own"));
  return {
    flows: (query.get(FLOWS) ?? first) === "all" ? ("all" as const) : ("own" as const),
    chooseFlows: (flows: string) =>
      setQuery((before) => {
        const after = new URLSearchParams(before);
        after.delete("page");
        after.set(FLOWS, flows);
        return after;
      }),
  };
};

/** How many companies the account sees. */
const useCompanies = (): number => {
  const pagination = { page: 1, perPage: 1 };
  return useGetList(companyReference.resource, { pagination }, { retry: false }).total ?? 0;
};

interface FlowsPickProps {
  readonly company: string;
  readonly flows: "own" | "all";
  readonly onChoose: (flows: string) => void;
}

/** The title of the list: whose flows it has. */
export const FlowsPick = ({ company, flows, onChoose }: FlowsPickProps) => {
  const translate = useTranslate();
  const several = useCompanies() > 1;
  const { owner } = useOwn();
  if (company === "" && (!several || owner === "")) return null;
  return (
    <div className="bills-flows">
      <h2>{translate(flowWord("money_flow.plural"))}</h2>
      {company !== "" ? (
        <ReferenceValue value={company} of={companyReference} link={false} />
      ) : (
        <Segments
          legend={translate("personal.flowsOf")}
          legendHidden
          options={[
            { value: "own", label: translate("personal.ownCompany") },
            { value: "all", label: translate("personal.allCompanies") },
          ]}
          value={flows}
          onChoose={onChoose}
        />
      )}
    </div>
  );
};

interface PickProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Lets people choose a company, if they see several: super admins, and vendors with companies below them. */
export const CompanyPick = ({ value, onChange }: PickProps) => {
  const translate = useTranslate();
  const total = useCompanies();
  if (total < 2 && value === "") return null;
  return (
    <RecordPick
      label={translate(word("money.fields.comp_id"))}
      of={companyReference}
      value={value}
      none={translate("personal.ownCompany")}
      onChange={onChange}
    />
  );
};
