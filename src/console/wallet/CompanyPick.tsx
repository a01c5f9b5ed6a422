import { useGetList, useTranslate } from "ra-core";
import { useSearchParams } from "react-router-dom";
import { companyReference } from "../../generated/operate/company/company.reference";
import type moneyWords from "../../generated/user/money/money.words";
import { RecordPick } from "pilothouse/resource";
import { wordOf } from "pilothouse/wire";

const word = wordOf<typeof moneyWords>();

const NAME = "company";
/** Parameters of the list below. They belong to another company's list and are removed. */
const OF_THE_LIST = ["page", "filter", "displayedFilters"];

/** The company in the address; "" for the account's own. */
export const useChosenCompany = () => {
  const [query, setQuery] = useSearchParams();
  const given = query.get(NAME) ?? "";
  return {
    company: /^\d+$/.test(given) ? given : "",
    choose: (company: string) =>
      setQuery((before) => {
        const after = new URLSearchParams(before);
        for (const name of OF_THE_LIST) after.delete(name);
        if (company === "") after.delete(NAME);
        else after.set(NAME, company);
        return after;
      }),
  };
};

interface PickProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Chooses a company, for accounts that see several: a super admin, or a vendor with companies below it. */
export const CompanyPick = ({ value, onChange }: PickProps) => {
  const translate = useTranslate();
  const { total = 0 } = useGetList(
    companyReference.resource,
    { pagination: { page: 1, perPage: 1 } },
    { retry: false },
  );
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
