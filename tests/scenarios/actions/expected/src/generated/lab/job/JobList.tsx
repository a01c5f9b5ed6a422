// Generated from resources/lab/job.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton } from "pilothouse/actions";
import { EnumField, IntegerInput, MoneyField, NumberField, TextField, TextInput } from "pilothouse/ask";
import { EnumColumn, ListView, MoneyColumn, TextColumn } from "pilothouse/list";
import { PublishState } from "../../../../shared/generated/enums";
import { publishState } from "../../enums";
import { jobCalls } from "./job.calls";
import { jobReference } from "./job.reference";

export const JobList = () => (
  <ListView
    sort={{ field: "name", order: "ASC" }}
    refresh={30}
    actions={[
      <CallButton
        key="place"
        call={jobCalls.place}
        icon="play"
        ask={[<TextInput key="name" source="name" required />, <IntegerInput key="months" source="months" min={1} />]}
        start={{ months: 1 }}
        quote={{
          call: jobCalls.price,
          fields: [
            <MoneyField key="total" source="total" currency="rmb" />,
            <MoneyField key="short" source="short" currency="rmb" />,
            <NumberField key="span" source="span" />,
          ],
          formula: [<MoneyField key="total" source="total" currency="rmb" />, <NumberField key="span" source="span" />],
          sends: ["price"],
          fills: { months: "span" },
          short: {
            field: "short",
            amount: [<MoneyField key="short" source="short" currency="rmb" />],
            to: jobReference.path,
          },
        }}
        amount={{ field: "total", amount: [<MoneyField key="total" source="total" currency="rmb" />] }}
      />,
      <CallButton key="collect" call={jobCalls.collect} icon="play" />,
    ]}
    rowActions={[
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
    bulkActions={[<CallButton key="wake" call={jobCalls.wake} icon="play" />]}
  >
    <TextColumn source="name" />
    <MoneyColumn source="cost" currency="rmb" />
    <TextColumn source="host" />
    <TextColumn source="reason" lines={3} />
    <EnumColumn keep source="state" of={publishState} />
    <TextColumn extra source="id" />
  </ListView>
);
