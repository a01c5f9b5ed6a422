// Generated from resources/lab/job.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "../../../kit/actions";
import { TextInput } from "../../../kit/ask";
import { EnumField, ShowGroup, ShowView, TextField } from "../../../kit/show";
import { publishState } from "../../enums";
import { jobCalls } from "./job.calls";

export const JobShow = () => (
  <ShowView
    actions={[
      <CallButton key="run" call={jobCalls.run} icon="play" confirm when={{ state: [1] }} />,
      <CallButton
        key="refuse"
        call={jobCalls.refuse}
        icon="play"
        ask={[<TextInput key="reason" source="reason" lines={3} />]}
      />,
    ]}
  >
    <ShowGroup name="main">
      <TextField source="name" />
      <TextField source="reason" lines={3} />
      <TextField source="id" />
      <EnumField source="state" of={publishState} />
    </ShowGroup>
  </ShowView>
);
