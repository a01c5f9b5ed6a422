import {
  CallField,
  EnumField,
  KindField,
  NumberField,
  recordChanges,
  ReferenceField,
  ShowField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
  When,
} from "pilothouse/show";
import { Fills } from "pilothouse/slots";
import { JsonValue } from "pilothouse/value";
import { factsIn } from "pilothouse/wire";
import { trailEvent } from "../../../generated/enums";
import { accountReference } from "../../../generated/operate/account/account.reference";
import { companyReference } from "../../../generated/operate/company/company.reference";
import type { Audit } from "../../../generated/system/audit/audit.schema";
import { RecordLink } from "../../../console/audit/RecordLink";

const textIn = (value: unknown): string => String(value ?? "");

/** The generated page, with the changes as in the history of a record. An entry has no history of its own. */
export const AuditShow = () => (
  <ShowView without={["history"]}>
    <ShowGroup name="who">
      <TimestampField source="gmt_create" />
      <ReferenceField source="account_id" of={accountReference} />
      <TextField source="account_name" />
      <TextField source="by_key" mono />
      <TextField source="address" mono />
      <ReferenceField source="comp_id" of={companyReference} />
    </ShowGroup>
    <ShowGroup name="what">
      <EnumField source="event" of={trailEvent} />
      <CallField source="call" />
      <KindField source="record_of" />
      <TextField source="record_key" mono />
      <ShowField source="title">
        {(value, record) => {
          const { record_of, record_key } = factsIn<Audit>(record);
          const key = textIn(record_key);
          return (
            <RecordLink of={textIn(record_of)} record={key}>
              {textIn(value) || key}
            </RecordLink>
          );
        }}
      </ShowField>
      <When is={{ event: ["refused"] }}>
        <NumberField source="code" code />
      </When>
      <ShowField source="changes" wide>
        {(value, record) => (
          <Fills
            of={recordChanges}
            told={{ of: textIn(factsIn<Audit>(record).record_of), changes: value }}
            otherwise={<JsonValue value={value} />}
          />
        )}
      </ShowField>
    </ShowGroup>
  </ShowView>
);
