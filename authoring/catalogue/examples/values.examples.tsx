import {
  CountValue,
  CronValue,
  EmailValue,
  EnumsValue,
  EnumValue,
  FlagValue,
  ImageValue,
  JsonValue,
  LanguagesValue,
  MoneyValue,
  NumberValue,
  PhoneValue,
  TextValue,
  TimestampValue,
  UidValue,
  UrlValue,
} from "../../../src/framework/value";
import type { Examples } from "../Examples";

/** A picture of one grey pixel. */
const PICTURE = "data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==";
const HOUR = 3600;
const now = Math.floor(Date.now() / 1000);

const state = {
  name: "example",
  values: [
    { value: "Paid", color: "success" },
    { value: "Waiting", color: "warning" },
    { value: "Failed", color: "error" },
    { value: "Closed", color: "default" },
  ],
} as const;

export default {
  title: "Values",
  states: {
    Text: () => <TextValue value="A camera for the front door" />,
    "Text, none": () => <TextValue value="" />,
    "Text that is no text": () => <TextValue value={{ name: "GuardHome" }} />,
    Number: () => <NumberValue value={1234.5} />,
    "Number with a unit": () => <NumberValue value={12} unit="months" />,
    Count: () => <CountValue value={["en", "zh-CN", "ja"]} />,
    Money: () => <MoneyValue value="19.90" currency="usd" />,
    "Money without decimals": () => <MoneyValue value="2400.00" currency="jpy" />,
    "Money that is no amount": () => <MoneyValue value="nineteen" currency="usd" />,
    Yes: () => <FlagValue value={1} />,
    No: () => <FlagValue value={0} />,
    Time: () => <TimestampValue value={now} />,
    "Time that has passed": () => <TimestampValue value={now - HOUR} ends />,
    "State, good": () => <EnumValue value="Paid" of={state} />,
    "State, waiting": () => <EnumValue value="Waiting" of={state} />,
    "State, bad": () => <EnumValue value="Failed" of={state} />,
    "State, neutral": () => <EnumValue value="Closed" of={state} />,
    "State that the definition lacks": () => <EnumValue value="Lost" of={state} />,
    "Several states": () => <EnumsValue value={["Paid", "Closed"]} of={state} />,
    Identifier: () => <UidValue value="PH26A7K2M9Q4" />,
    Email: () => <EmailValue value="desk@example.com" />,
    Phone: () => <PhoneValue value="13800138000" area="86" />,
    Link: () => <UrlValue value="https://example.com/manual" />,
    "Link with a QR code": () => <UrlValue value="https://example.com/manual" qr="button" />,
    Picture: () => <ImageValue value={PICTURE} alt="Example" />,
    Schedule: () => <CronValue value="0 9 * * 1-5" />,
    JSON: () => <JsonValue value='{"bitrate": 2048}' />,
    Translations: () => <LanguagesValue value={[{ lang: "en", title: "Battery low" }]} />,
  },
} satisfies Examples;
