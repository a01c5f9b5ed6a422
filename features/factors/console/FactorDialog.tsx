// The dialogs of the second factor: turning it on in three steps, turning it off, and getting new recovery codes.
import { ResourceContextProvider, useNotify, useTranslate } from "ra-core";
import { useState } from "react";
import * as z from "zod/mini";
import { CallForm } from "../../../src/framework/form/CallForm";
import { SecretInput } from "../../../src/framework/form/SecretInput";
import { TextInput } from "../../../src/framework/form/TextInput";
import { Fills } from "../../../src/framework/slots";
import { qrCode } from "../../../src/framework/value/slots";
import { secret } from "../../../shared/schema/secret";
import { text } from "../../../shared/schema/text";
import { Dialog } from "../../../src/framework/ui/Dialog";
import { RecoveryCodes } from "./RecoveryCodes";
import type { OwnFactorState, AppSecret } from "./useFactor";
import "./factors.css";

const password = secret({ required: true, max: 64 });
const code = text({ required: true, max: 32 });
const withPassword = z.object({ password });
const withCode = z.object({ code });
/** For people who have no password on this platform. */
const withNothing = z.object({});
const withBoth = z.object({ password, code });

const PasswordInput = () => <SecretInput source="password" present required max={64} />;
const CodeInput = () => <TextInput source="code" required max={32} />;

export type FactorAction = "on" | "off" | "codes";

interface FactorDialogProps {
  readonly act: FactorAction;
  readonly factor: OwnFactorState;
  readonly onClose: () => void;
}

const SUBMITS = { on: "own.factorTurnOn", off: "own.factorTurnOff", codes: "own.factorCodes" } as const;

interface StepsProps extends FactorDialogProps {
  readonly codes: readonly string[];
  readonly onCodes: (codes: readonly string[]) => void;
}

const Steps = ({ act, factor, onClose, codes, onCodes }: StepsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [made, setMade] = useState<AppSecret | null>(null);
  const hasPassword = factor.data?.hasPassword !== false;
  const show = async (given: readonly string[]) => {
    await factor.look();
    onCodes(given);
    return undefined;
  };
  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={onClose} />;
  if (act === "on" && made === null)
    return (
      <CallForm
        key="password"
        schema={hasPassword ? withPassword : withNothing}
        start={{}}
        submit={translate("own.factorNext")}
        onCancel={onClose}
        send={async (values) => {
          setMade(await factor.begin(values));
          return undefined;
        }}
      >
        {hasPassword ? <PasswordInput /> : <p className="own-note">{translate("own.factorByApp")}</p>}
      </CallForm>
    );
  if (act === "on" && made !== null)
    return (
      <CallForm
        key="code"
        schema={withCode}
        start={{}}
        submit={translate("own.factorTurnOn")}
        onCancel={onClose}
        send={async (values) => show(await factor.turnOn(values))}
      >
        <p className="own-note">{translate("own.factorScan")}</p>
        <Fills of={qrCode} props={{ isSecret: true, text: made.address }} />
        <p className="own-note">
          {translate("own.factorType")} <code>{made.secret}</code>
        </p>
        <CodeInput />
      </CallForm>
    );
  return (
    <CallForm
      schema={hasPassword ? withBoth : withCode}
      start={{}}
      submit={translate(SUBMITS[act])}
      red={act === "off"}
      onCancel={onClose}
      send={async (values) => {
        if (act === "codes") return show(await factor.renew(values));
        await factor.turnOff(values);
        await factor.look();
        notify("own.factorIsOff", { type: "success" });
        onClose();
        return undefined;
      }}
    >
      {hasPassword ? <PasswordInput /> : null}
      <CodeInput />
    </CallForm>
  );
};

export const FactorDialog = (props: FactorDialogProps) => {
  const translate = useTranslate();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const title = codes.length > 0 || props.act === "codes" ? "own.recoveryCodes" : "own.factor";
  return (
    // Codes are shown only once, so only the button closes the dialog.
    <Dialog title={translate(title)} onClose={codes.length > 0 ? undefined : props.onClose}>
      <ResourceContextProvider value="own">
        <Steps {...props} codes={codes} onCodes={setCodes} />
      </ResourceContextProvider>
    </Dialog>
  );
};
