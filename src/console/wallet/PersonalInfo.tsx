// /user/info: the signed-in account with its data, password and preferences.
import { useTranslate } from "ra-core";
import { account } from "../../generated/operate/account";
import * as z from "zod/mini";
import { accountPanels, accountWords, OwnData, OwnPassword, OwnPreferences, Panel } from "pilothouse/account";
import { EmailInput, PhoneInput, RecordMissing, RecordSkeleton, TextInput } from "pilothouse/form";
import { ResourceScreen, useAnswer, WithWords } from "pilothouse/resource";
import { Fills } from "pilothouse/slots";
import { factsIn, fieldOf } from "pilothouse/wire";
import { accountCalls } from "../../generated/operate/account/account.calls";
import { type Account, accountAdd } from "../../generated/operate/account/account.schema";
import { type OwnAccount, OwnAccountFacts } from "./OwnAccountFacts";
import { personalWords } from "./personalWords";
import "./personal.css";

const field = fieldOf<Account>();

const ownData = z.pick(accountAdd, { user_name: true, user_email: true, user_phone_area: true, user_phone: true });

const Page = () => {
  const translate = useTranslate();
  const { data, isError, refetch } = useAnswer(accountCalls.get, {}, (answer): OwnAccount => factsIn(answer));
  if (isError) return <RecordMissing />;
  if (data === undefined) return <RecordSkeleton />;
  return (
    <div className="personal">
      <OwnAccountFacts record={data} />
      <div className="personal-columns">
        <Panel title={translate("personal.data")} icon="user">
          <OwnData schema={ownData} record={data} onSaved={() => void refetch()}>
            <TextInput source={field("user_name")} required max={64} />
            <EmailInput source={field("user_email")} />
            <PhoneInput source={field("user_phone")} area={field("user_phone_area")} />
          </OwnData>
        </Panel>
        <Panel title={translate("personal.password")} icon="lock">
          <OwnPassword call={accountCalls.password} userId={String(data.user_id ?? "")} />
        </Panel>
        <Panel title={translate("personal.preferences")} icon="settings">
          <OwnPreferences />
        </Panel>
        <Fills of={accountPanels} props={{ userId: String(data.user_id ?? "") }} />
      </div>
    </div>
  );
};

export const PersonalInfo = () => (
  <WithWords of={personalWords}>
    <WithWords of={accountWords}>
      <ResourceScreen resource={account}>
        <Page />
      </ResourceScreen>
    </WithWords>
  </WithWords>
);
