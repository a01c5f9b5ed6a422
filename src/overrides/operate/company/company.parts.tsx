import { useRecordContext } from "ra-core";
import type { PartsOf } from "pilothouse/console";
import { numberIn } from "pilothouse/wire";
import { CompanyFigures } from "../../../console/wallet/CompanyFigures";
import { CompanyApps } from "../../../console/facts/CompanyApps";
import type { Company } from "../../../generated/operate/company/company.schema";

const Apps = () => {
  const record = useRecordContext();
  return record ? <CompanyApps company={numberIn(record.id)} /> : null;
};

const Figures = () => {
  const record = useRecordContext();
  return record ? <CompanyFigures company={numberIn(record.id)} /> : null;
};

export const parts = { actions: Apps, above: Figures } satisfies PartsOf<Company>;
