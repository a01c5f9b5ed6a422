// Generated from resources/lab/job.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import { TextInput } from "pilothouse/ask";
import { EnumField, MoneyField, ShowGroup, ShowView, TextField } from "pilothouse/show";
import { PublishState } from "../../../../shared/generated/enums";
import { publishState } from "../../enums";
import { jobCalls } from "./job.calls";

export const JobShow = () => (
  <ShowView
    state={<EnumField source="state" of={publishState} />}
    actions={[
      <CallButton
        key="run"
        call={jobCalls.run}
        icon="play"
        confirm
        when={{ state: [PublishState.released] }}
        amount={{ field: "cost", amount: [<MoneyField key="cost" source="cost" currency="rmb" />] }}
        otherwise={
          <CallButton
            key="refuse"
            call={jobCalls.refuse}
            icon="play"
            ask={[<TextInput key="reason" source="reason" lines={3} />]}
          />
        }
      />,
      <CallButton
        key="refuse"
        call={jobCalls.refuse}
        icon="play"
        ask={[<TextInput key="reason" source="reason" lines={3} />]}
      />,
      <CallButton
        key="steer"
        call={jobCalls.steer}
        icon="play"
        ask={[<TextInput key="word" source="word" required max={16} />]}
        from={{ to: "host", mode: "state" }}
        address="host"
        answer={[<TextField key="word" source="word" />, <EnumField key="state" source="state" of={publishState} />]}
      />,
    ]}
  >
    <ShowGroup name="main">
      <MoneyField source="cost" currency="rmb" />
      <TextField source="host" />
      <TextField source="reason" lines={3} />
      <TextField source="id" />
    </ShowGroup>
  </ShowView>
);
