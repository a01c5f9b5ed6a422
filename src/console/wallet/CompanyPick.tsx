import { useGetList, useTranslate } from "ra-core";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { companyReference } from "../../generated/operate/company/company.reference";
import type moneyWords from "../../generated/user/money/money.words";
import { RecordPick } from "pilothouse/resource";
import { wordOf } from "pilothouse/wire";

const word = wordOf<typeof moneyWords>();

const NAME = "company";
/** Parameters of the list below. They belong to the list of the earlier company, so they are removed. */
const OF_THE_LIST = ["page", "filter", "displayedFilters"];
const FLOWS = "flows";
/** The choice of all companies. */
export const ALL_COMPANIES = "all";
/** For the address of a list with the flows of all companies. */
export const ALL_FLOWS_QUERY = `${FLOWS}=${ALL_COMPANIES}`;

/**
 * The company in the address: its key, "" for the account's own, or "all". Links with filters lead to the flows of all
 * companies, unless the address names one.
 */
export const useChosenCompany = () => {
  const [query, setQuery] = useSearchParams();
  const [first] = useState(() => (query.has("filter") ? ALL_COMPANIES : ""));
  const given = query.get(NAME) ?? "";
  const flows = query.get(FLOWS);
  return {
    company: /^\d+$/.test(given) ? given : flows === null ? first : flows === ALL_COMPANIES ? ALL_COMPANIES : "",
    choose: (company: string) =>
      setQuery((before) => {
        const after = new URLSearchParams(before);
        for (const name of [...OF_THE_LIST, NAME]) after.delete(name);
        after.set(FLOWS, company === ALL_COMPANIES ? ALL_COMPANIES : "own");
        if (company !== "" && company !== ALL_COMPANIES) after.set(NAME, company);
        return after;
      }),
  };
};

/** How many companies the account sees. */
const useCompanies = (): number => {
  const pagination = { page: 1, perPage: 1 };
  return useGetList(companyReference.resource, { pagination }, { retry: false }).total ?? 0;
};

interface PickProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Lets people choose a company, or all, if they see several: super admins, and vendors with companies below them. */
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
      all={translate("personal.allCompanies")}
      onChange={onChange}
    />
  );
};
