import { ResourceContextProvider, useNotify, useTranslate } from "ra-core";
import { useState } from "react";
import * as z from "zod/mini";
import { useCallingDataProvider } from "../resource/useCallingDataProvider";
import { SecretInput } from "../form/SecretInput";
import { CallForm } from "../form/CallForm";
import { type FailureWords, readFailure } from "../resource/failure";
import { secret } from "../../../shared/schema/secret";
import { text } from "../../../shared/schema/text";
import type { Call } from "../wire/contract";
import { transformPassword } from "../wire/credentials";
import { transformNew } from "../wire/newPassword";
import { factsIn } from "../wire/readAnswer";
import { host } from "../wire/Host";
import { CaptchaInput } from "./CaptchaInput";

const schema = z.object({
  current: secret({ required: true, max: 64 }),
  next: secret({ required: true, min: 8, max: 64 }),
  repeated: secret({ required: true, max: 64, repeats: "next" }),
  code: text({ max: 8 }),
});

/** @throws TypeError if people cannot change their password here */
const passwordCall = () => {
  const { password } = host();
  if (password === null) throw new TypeError("host.yaml has no `password`.");
  return password;
};

const WRONG_PASSWORD = 512;
/** Renames refused fields to the fields of this form. A wrong password is always the current password. */
const atOwnFields = ({ status, messages, fields }: FailureWords): FailureWords["fields"] => {
  const { signIn } = host();
  const password = passwordCall();
  const names = { [password.old]: "current", [password.new]: "next", [signIn.code]: "code" };
  const said = Object.entries(fields).map(([name, message]) => [names[name] ?? name, message] as const);
  return {
    ...Object.fromEntries(said),
    ...(status === WRONG_PASSWORD
      ? { current: { key: `errors.${WRONG_PASSWORD}`, params: { messages: messages.length } } }
      : {}),
  };
};

const isPictureAsked = (error: unknown): boolean => factsIn(readFailure(error).data).verify === true;

interface OwnPasswordProps {
  readonly userId: string;
  /** The call that changes the password. */
  readonly call: Call;
}

export const OwnPassword = ({ userId, call }: OwnPasswordProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useCallingDataProvider();
  // The form is replaced after each change, so that the page does not keep the old password.
  const [turn, setTurn] = useState(0);
  /** The number of loaded captchas. The first captcha is needed after some wrong passwords. */
  const [pictures, setPictures] = useState(0);
  const [picture, setPicture] = useState("");
  const send = async (values: Readonly<Record<string, unknown>>) => {
    const { signIn } = host();
    const password = passwordCall();
    const [before, after] = await Promise.all([
      transformPassword(userId, String(values.current)),
      transformNew({ account: userId, password: String(values.next) }, password.new),
    ]);
    const copied = pictures > 0 ? { [signIn.picture]: picture, [signIn.code]: values.code } : {};
    const passwords = { [password.old]: before, [password.new]: after };
    try {
      // A 406 without fields is about the user id, because refusals of other fields have their own codes.
      await provider.call(call, { [signIn.name]: userId, ...passwords, ...copied }, { context: "user" });
    } catch (error) {
      // A captcha can be used only once.
      if (pictures > 0 || isPictureAsked(error)) setPictures(pictures + 1);
      throw error;
    }
    setPictures(0);
    notify("own.passwordChanged", { type: "success" });
    setTurn(turn + 1);
    return undefined;
  };
  return (
    <ResourceContextProvider value="own">
      <CallForm
        key={turn}
        schema={schema}
        start={{}}
        send={send}
        submit={translate("own.changePassword")}
        placed={atOwnFields}
      >
        <SecretInput source="current" present required max={64} />
        <SecretInput source="next" generate required min={8} max={64} />
        <SecretInput source="repeated" required max={64} />
        {pictures > 0 ? <CaptchaInput turn={pictures} onPicture={setPicture} /> : null}
      </CallForm>
    </ResourceContextProvider>
  );
};
