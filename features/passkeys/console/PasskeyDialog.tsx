// Adds or renames a passkey. It asks for a name, then opens the browser's dialog, and shows recovery codes if this is
// the first factor.
import { ResourceContextProvider, useNotify, useTranslate } from "ra-core";
import { useState } from "react";
import * as z from "zod/mini";
import { CallForm } from "../../../src/framework/form/CallForm";
import { TextInput } from "../../../src/framework/form/TextInput";
import { text } from "../../../shared/schema/text";
import { Dialog } from "../../../src/framework/ui/Dialog";
import { WireFailure } from "../../../src/framework/wire/WireFailure";
import { RecoveryCodes } from "../../factors/console/RecoveryCodes";
import type { OwnPasskey, OwnPasskeysState } from "./usePasskeys";

const schema = z.object({ name: text({ required: true, max: 64 }) });

interface PasskeyDialogProps {
  readonly passkeys: OwnPasskeysState;
  /** The passkey to rename; null to add one. */
  readonly renamed: OwnPasskey | null;
  readonly onClose: () => void;
}

export const PasskeyDialog = ({ passkeys, renamed, onClose }: PasskeyDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const add = async (name: string) => {
    const given = await passkeys.add(name).catch((error: unknown) => {
      if (error instanceof WireFailure) throw error;
      console.warn(error);
      throw new Error("own.passkeyFailed");
    });
    notify("own.passkeyAdded", { type: "success" });
    await passkeys.look();
    if (given.length > 0) setCodes(given);
    else onClose();
  };
  const title =
    codes.length > 0
      ? translate("own.recoveryCodes")
      : renamed === null
        ? translate("own.passkeyAdd")
        : translate("own.passkeyRename", { name: renamed.name });
  return (
    // Codes are shown only once, so only the button closes the dialog.
    <Dialog title={title} onClose={codes.length > 0 ? undefined : onClose}>
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <ResourceContextProvider value="own">
          <CallForm
            schema={schema}
            start={{ name: renamed?.name ?? "" }}
            submit={translate(renamed === null ? "own.passkeyAdd" : "own.passkeyNameIt")}
            onCancel={onClose}
            send={async ({ name }) => {
              if (renamed === null) {
                await add(String(name));
                return undefined;
              }
              await passkeys.rename(renamed.id, String(name));
              notify("own.passkeyRenamed", { type: "success" });
              onClose();
              return undefined;
            }}
          >
            {renamed === null ? <p className="own-note">{translate("own.passkeyAddText")}</p> : null}
            <TextInput source="name" required max={64} />
          </CallForm>
        </ResourceContextProvider>
      )}
    </Dialog>
  );
};
