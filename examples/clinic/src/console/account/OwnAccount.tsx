// The page of the own account: data, passphrase and preferences.
import { useTranslate } from "ra-core";
import * as z from "zod/mini";
import { accountPanels, accountWords, OwnData, OwnPassword, OwnPreferences, Panel } from "pilothouse/account";
import { EmailInput, PhoneInput, RecordMissing, RecordSkeleton, TextInput } from "pilothouse/form";
import { ResourceScreen, useAnswer, WithWords } from "pilothouse/resource";
import { Fills } from "pilothouse/slots";
import { factsIn, fieldOf } from "pilothouse/wire";
import { staff } from "../../generated/people/staff";
import { staffCalls } from "../../generated/people/staff/staff.calls";
import { type Staff, staffAdd } from "../../generated/people/staff/staff.schema";

const field = fieldOf<Staff>();

const ownData = z.pick(staffAdd, { full_name: true, mailbox: true, mobile_prefix: true, mobile: true });

const Page = () => {
  const translate = useTranslate();
  const { data, isError, refetch } = useAnswer(staffCalls.get, {}, factsIn);
  if (isError) return <RecordMissing />;
  if (data === undefined) return <RecordSkeleton />;
  return (
    <>
      <Panel title={translate("staff.groups.person")} icon="user">
        <OwnData schema={ownData} record={data} onSaved={() => void refetch()}>
          <TextInput source={field("full_name")} required max={64} />
          <EmailInput source={field("mailbox")} />
          <PhoneInput source={field("mobile")} area={field("mobile_prefix")} />
        </OwnData>
      </Panel>
      <Panel title={translate("staff.fields.passphrase")} icon="lock">
        <OwnPassword call={staffCalls.password} userId={String(data.login_name ?? "")} />
      </Panel>
      <Panel title={translate("office.preferences")} icon="settings">
        <OwnPreferences />
      </Panel>
      <Fills of={accountPanels} props={{ userId: String(data.login_name ?? "") }} />
    </>
  );
};

export const OwnAccount = () => (
  <WithWords of={accountWords}>
    <ResourceScreen resource={staff}>
      <Page />
    </ResourceScreen>
  </WithWords>
);
