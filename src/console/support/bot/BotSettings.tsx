import { useTranslate } from "ra-core";
import { useWatch } from "react-hook-form";
import { CallForm, EnumInput, FlagInput, ListInput, TextInput, TimeRangeInput } from "pilothouse/form";
import { pickFields } from "pilothouse/resource";
import { type Enumeration, type FieldOf, fieldOf, rowsIn, textIn } from "pilothouse/wire";
import { language, openState } from "../../../generated/enums";
import { type FeedbackBot, feedbackBotAdd } from "../../../generated/operate/feedback_bot/feedbackBot.schema";
import { OpenState } from "../../../../shared/generated/enums";
import { useBotRecords } from "./useBotRecords";
import { feedbackBotReference } from "../../../generated/operate/feedback_bot/feedbackBot.reference";

const field = fieldOf<FeedbackBot>();
const welcome = fieldOf<FeedbackBot["welcomes"][number]>();

type Values = Readonly<Record<string, unknown>>;
const NAMES = [
  "lang",
  "name",
  "main_lang",
  "work_time",
  "welcomes",
  "staff_msg",
  "state",
] as const satisfies readonly FieldOf<FeedbackBot>[];
const START = {
  main_lang: 0,
  work_time: "09:00-18:00",
  welcomes: [],
  staff_msg: "",
  state: OpenState.enabled,
} satisfies Partial<FeedbackBot>;

/** A preview of the greeting that is being edited. */
const Preview = () => {
  const translate = useTranslate();
  const [name, welcomes, staff]: readonly unknown[] = useWatch({
    name: [field("name"), field("welcomes"), field("staff_msg")],
  });
  const said = [...rowsIn(welcomes).map((row) => textIn(row.text)), textIn(staff)].filter((text) => text !== "");
  return (
    <figure className="bot-preview">
      <figcaption>{translate("support.preview")}</figcaption>
      <strong>{textIn(name)}</strong>
      {said.length === 0 && <p className="bot-silent">{translate("support.saysNothing")}</p>}
      {said.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two greetings may be the same
        <p key={at}>{text}</p>
      ))}
    </figure>
  );
};

interface BotSettingsProps {
  /** Null for a language without a bot. */
  readonly bot: Values | null;
  readonly lang: string;
  readonly onSaved: (id: number) => void;
}

export const BotSettings = ({ bot, lang, onSaved }: BotSettingsProps) => {
  const translate = useTranslate();
  const { save } = useBotRecords(feedbackBotReference);
  const start = bot ? pickFields(bot, NAMES) : { ...START, lang };
  const only: Enumeration = { ...language, values: language.values.filter(({ value }) => value === lang) };
  const send = async (values: Values) => {
    const { lang: given, ...changes } = values;
    onSaved(await save(bot ? changes : { ...changes, lang: given }, bot, values.name));
    return bot ? values : undefined;
  };
  return (
    <CallForm
      schema={feedbackBotAdd}
      start={start}
      send={send}
      submit={translate("form.save")}
      mode={bot ? "edit" : "create"}
    >
      <EnumInput source={field("lang")} required immutable of={only} />
      <TextInput source={field("name")} required max={32} />
      <TimeRangeInput source={field("work_time")} required />
      <EnumInput source={field("state")} required of={openState} />
      <FlagInput source={field("main_lang")} />
      <ListInput source={field("welcomes")} title={welcome("text")}>
        <TextInput source={welcome("text")} required max={500} lines={2} />
      </ListInput>
      <TextInput source={field("staff_msg")} max={500} lines={3} />
      <Preview />
    </CallForm>
  );
};
