import { useRecordContext } from "ra-core";
import { numberIn } from "pilothouse/wire";
import { CompanyApps } from "../../../console/facts/CompanyApps";

export const CompanyShowActions = () => {
  const record = useRecordContext();
  return record ? <CompanyApps company={numberIn(record.id)} /> : null;
};
