import type { PartProps, PartsOf } from "pilothouse/console";
import { recordChanges } from "pilothouse/show";
import { Fills } from "pilothouse/slots";
import { JsonValue } from "pilothouse/value";
import { textIn } from "pilothouse/wire";
import { RecordLink } from "../../../console/audit/RecordLink";
import type { Audit } from "../../../generated/system/audit/audit.schema";

/** The name or key of the record, as a link to its page. */
const RecordName = ({ value, record }: PartProps<Audit>) => (
  <RecordLink of={textIn(record.record_of)} record={textIn(record.record_key)}>
    {textIn(value)}
  </RecordLink>
);

/** The changes are drawn as in the history of a record. */
const Changes = ({ value, record }: PartProps<Audit>) => (
  <Fills
    of={recordChanges}
    props={{ of: textIn(record.record_of), changes: value }}
    otherwise={<JsonValue value={value} />}
  />
);

export const parts = {
  columns: { title: RecordName },
  fields: { record_key: RecordName, changes: Changes },
} satisfies PartsOf<Audit>;
