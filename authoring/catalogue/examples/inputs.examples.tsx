import { Form, ResourceContextProvider } from "ra-core";
import { type ReactNode, useEffect } from "react";
import { useFormContext } from "react-hook-form";
import {
  CronInput,
  EnumInput,
  EnumsInput,
  FlagInput,
  IntegerInput,
  JsonInput,
  MoneyInput,
  NumberInput,
  PhoneInput,
  TextInput,
  TimestampInput,
} from "../../../src/framework/form";
import { formWords } from "../../../src/framework/resource/formWords";
import { WithWords } from "../../../src/framework/resource/WithWords";
import type { Examples } from "../Examples";
import { exampleWords, sizeEnumeration } from "./exampleWords";

/** Submits the form, because inputs show their errors only after that. */
const Submitted = () => {
  const { handleSubmit } = useFormContext();
  useEffect(() => void handleSubmit(() => undefined)(), [handleSubmit]);
  return null;
};

/** A form with one input, `value`. If there is a `fault`, it is the error of this input. */
const One = ({ value, fault, of }: { readonly value?: unknown; readonly fault?: string; readonly of: ReactNode }) => (
  <ResourceContextProvider value="example">
    <Form
      record={{ id: 1, value }}
      {...(fault && { validate: () => ({ value: fault }), shouldFocusError: false })}
      noValidate
    >
      <WithWords of={formWords}>
        <WithWords of={exampleWords}>
          {of}
          {fault && <Submitted />}
        </WithWords>
      </WithWords>
    </Form>
  </ResourceContextProvider>
);

export default {
  title: "Inputs of forms",
  states: {
    Text: () => <One value="GuardHome" of={<TextInput source="value" label="Name" />} />,
    "Text, required": () => <One of={<TextInput source="value" label="Name" required />} />,
    "Text, refused": () => (
      <One value="?" fault="Use letters and digits." of={<TextInput source="value" label="Name" />} />
    ),
    "Text, disabled": () => <One value="GuardHome" of={<TextInput source="value" label="Name" disabled />} />,
    "Text, nearly too long": () => <One value="GuardHome" of={<TextInput source="value" label="Name" max={10} />} />,
    "Text of several lines": () => <One of={<TextInput source="value" label="Note" lines={3} />} />,
    "Whole number": () => <One value={12} of={<IntegerInput source="value" label="Months" />} />,
    Number: () => <One value={0.5} of={<NumberInput source="value" label="Rate" />} />,
    Money: () => (
      <One value="19.90" of={<MoneyInput source="value" label="Price" currency="usd" min="0.01" max="999.00" />} />
    ),
    "Yes or no": () => <One value={1} of={<FlagInput source="value" label="On sale" />} />,
    "One of a few": () => <One value="Medium" of={<EnumInput source="value" label="Size" of={sizeEnumeration} />} />,
    "Some of a few": () => (
      <One value={["Small", "Large"]} of={<EnumsInput source="value" label="Sizes" of={sizeEnumeration} />} />
    ),
    Time: () => <One value={1_772_355_600} of={<TimestampInput source="value" label="Starts" />} />,
    Phone: () => <One value="13800138000" of={<PhoneInput source="value" label="Phone" />} />,
    Schedule: () => <One value="0 9 * * 1-5" of={<CronInput source="value" label="Schedule" />} />,
    JSON: () => <One value='{"bitrate": 2048}' of={<JsonInput source="value" label="Settings" />} />,
  },
} satisfies Examples;
