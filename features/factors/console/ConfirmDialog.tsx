// People prove their identity again: by a code, a proof that a feature adds, the password, or by signing in again.
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { ResourceContextProvider, useTranslate } from "ra-core";
import * as z from "zod/mini";
import { CallForm } from "../../../src/framework/form/CallForm";
import { SecretInput } from "../../../src/framework/form/SecretInput";
import { TextInput } from "../../../src/framework/form/TextInput";
import type { ProofQuestion } from "./confirming";
import type { FailureWords } from "../../../src/framework/resource/failure";
import { formWords } from "../../../src/framework/resource/formWords";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { secret } from "../../../shared/schema/secret";
import { text } from "../../../shared/schema/text";
import { Fills } from "../../../src/framework/slots";
import { Dialog } from "../../../src/framework/ui/Dialog";
import { DialogAnswers } from "../../../src/framework/ui/DialogAnswers";
import { transformPassword } from "../../../src/framework/wire/credentials";
import { loginAddress } from "../../../src/framework/wire/session";
import { signOut } from "../../../src/framework/wire/signOut";
import { accountWords } from "../../../src/framework/account/accountWords";
import { loadRestClient } from "../../../src/framework/account/ownRest";
import { factorWords } from "./factorWords";
import { proofs } from "./slots";

const withPassword = z.object({ password: secret({ required: true, max: 64 }) });
const withCode = z.object({ code: text({ required: true, max: 32 }) });

/** The parameter of the sign-in page's address with which people sign in again at the identity provider. */
const AGAIN = "confirm";

const signInAgain = async (): Promise<void> => {
  const address = new URL(loginAddress(location), location.origin);
  address.searchParams.set(AGAIN, "1");
  await signOut();
  location.assign(address);
};

export interface ConfirmDialogProps extends ProofQuestion {
  readonly onEnd: (isProven: boolean) => void;
}

/** This dialog has its own message for a wrong password. */
const placed = ({ fields, status }: FailureWords): FailureWords["fields"] =>
  status === WRONG_PASSWORD ? { password: { key: "own.wrongPassword", params: {} } } : fields;

const WRONG_PASSWORD = 512;

const Asked = ({ way, account, onEnd }: ConfirmDialogProps) => {
  const translate = useTranslate();
  const cancel = () => onEnd(false);
  const send = async ({ code, password }: Readonly<Record<string, unknown>>) => {
    const data =
      way === "code"
        ? { code: String(code ?? "").trim() }
        : { password: await transformPassword(account, String(password)) };
    await (await loadRestClient()).create("confirmations", { data });
    onEnd(true);
    return undefined;
  };
  const why = <p className="own-note">{translate(`own.confirm_${way}`)}</p>;
  return (
    <Dialog title={translate("own.confirm")} onClose={cancel}>
      {way === "sign_in" ? (
        <>
          <DialogContent>{why}</DialogContent>
          <DialogActions>
            <DialogAnswers
              harmless={{ onPress: cancel }}
              verb={{ label: translate("own.confirmSignIn"), onPress: () => void signInAgain() }}
            />
          </DialogActions>
        </>
      ) : (
        <ResourceContextProvider value="own">
          <CallForm
            schema={way === "code" ? withCode : withPassword}
            start={{}}
            submit={translate("own.confirmGo")}
            onCancel={cancel}
            placed={placed}
            send={send}
          >
            {why}
            {way === "code" ? <Fills of={proofs} props={{ onProven: () => onEnd(true) }} /> : null}
            {way === "code" ? (
              <TextInput source="code" required max={32} />
            ) : (
              <SecretInput source="password" present required max={64} />
            )}
          </CallForm>
        </ResourceContextProvider>
      )}
    </Dialog>
  );
};

export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <WithWords of={accountWords}>
    <WithWords of={factorWords}>
      <WithWords of={formWords}>
        <Asked {...props} />
      </WithWords>
    </WithWords>
  </WithWords>
);
