import {
  CallFilter,
  Column,
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  KindColumn,
  KindFilter,
  ListView,
  NumberFilter,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { factsIn } from "pilothouse/wire";
import { trailEvent } from "../../../generated/enums";
import { accountReference } from "../../../generated/operate/account/account.reference";
import { companyReference } from "../../../generated/operate/company/company.reference";
import type { Audit } from "../../../generated/system/audit/audit.schema";
import { RecordLink } from "../../../console/audit/RecordLink";

/** The generated list, with links to the records. */
export const AuditList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="title" source="title" />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
      <TextFilter key="account_name" source="account_name" />,
      <ReferenceFilter key="account_id" source="account_id" of={accountReference} />,
      <TextFilter key="by_key" source="by_key" />,
      <EnumFilter key="event" source="event" of={trailEvent} />,
      <CallFilter key="call" source="call" />,
      <KindFilter key="record_of" source="record_of" />,
      <TextFilter key="record_key" source="record_key" />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} />,
      <TextFilter key="address" source="address" />,
      <NumberFilter key="code" source="code" />,
    ]}
  >
    <TimestampColumn source="gmt_create" />
    <ReferenceColumn source="account_id" of={accountReference} />
    <EnumColumn source="event" of={trailEvent} sortable={false} />
    <KindColumn source="record_of" sortable={false} />
    <Column
      source="title"
      sortable={false}
      exports={{ as: "text", otherwise: "record_key" }}
      render={(value, row) => {
        const { record_of, record_key } = factsIn<Audit>(row);
        const key = String(record_key ?? "");
        return (
          <RecordLink of={String(record_of ?? "")} record={key}>
            {String(value || key)}
          </RecordLink>
        );
      }}
    />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <TextColumn source="address" mono sortable={false} />
  </ListView>
);
