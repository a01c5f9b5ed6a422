// The passkeys of the signed-in account.
import Button from "@mui/material/Button";
import { useNotify, useTranslate } from "ra-core";
import { useState } from "react";
import { Panel } from "../../../src/framework/account/Panel";
import type { FactorPanelProps } from "../../factors/console/slots";
import { AskDialog } from "../../../src/framework/form/AskDialog";
import { failureWords } from "../../../src/framework/resource/failureWords";
import { TimestampValue } from "../../../src/framework/value/TimestampValue";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { servesRest } from "../../../src/framework/wire/HostInside";
import { supportsPasskeys } from "./browser";
import { PasskeyDialog } from "./PasskeyDialog";
import { passkeyWords } from "./passkeyWords";
import { type OwnPasskey, usePasskeys } from "./usePasskeys";

interface LineProps {
  readonly passkey: OwnPasskey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

const Line = ({ passkey: { name, made, used }, onRename, onRemove }: LineProps) => {
  const translate = useTranslate();
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span>
          {translate(used > 0 ? "own.passkeyUsed" : "own.passkeyMade")}{" "}
          <TimestampValue value={used > 0 ? used : made} />
        </span>
      </div>
      <div className="own-buttons">
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          aria-label={translate("own.passkeyRename", { name })}
          onClick={onRename}
        >
          {translate("own.passkeyNameIt")}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          aria-label={translate("own.passkeyRemoveOf", { name })}
          onClick={onRemove}
        >
          {translate("own.passkeyRemove")}
        </Button>
      </div>
    </li>
  );
};

type Act = { readonly is: "add" } | { readonly is: "rename" | "remove"; readonly passkey: OwnPasskey };

const Passkeys = ({ onKept }: FactorPanelProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const passkeys = usePasskeys();
  const [act, setAct] = useState<Act | null>(null);
  const { data, error } = passkeys;
  const close = () => {
    setAct(null);
    if (act?.is === "add" && data !== undefined && data.length > 0) onKept?.();
  };
  const remove = ({ id }: OwnPasskey) =>
    passkeys.remove(id).then(
      () => notify("own.passkeyRemoved", { type: "success" }),
      (failure: unknown) => notify(failureWords(failure, translate), { type: "error" }),
    );
  return (
    <>
      {error ? (
        <p className="own-note" role="alert">
          {failureWords(error, translate)}
        </p>
      ) : null}
      {data?.length === 0 ? <p className="own-note">{translate("own.passkeysNone")}</p> : null}
      {data !== undefined && data.length > 0 ? (
        <ul className="own-sessions">
          {data.map((passkey) => (
            <Line
              key={passkey.id}
              passkey={passkey}
              onRename={() => setAct({ is: "rename", passkey })}
              onRemove={() => setAct({ is: "remove", passkey })}
            />
          ))}
        </ul>
      ) : null}
      <Button variant="outlined" color="inherit" onClick={() => setAct({ is: "add" })}>
        {translate("own.passkeyAdd")}
      </Button>
      {act?.is === "add" || act?.is === "rename" ? (
        <PasskeyDialog passkeys={passkeys} renamed={act.is === "rename" ? act.passkey : null} onClose={close} />
      ) : null}
      {act?.is === "remove" ? (
        <AskDialog
          title={translate("own.passkeyRemoveOf", { name: act.passkey.name })}
          text={translate("own.passkeyRemoveText")}
          yes={translate("own.passkeyRemove")}
          onNo={() => setAct(null)}
          onYes={() => {
            setAct(null);
            void remove(act.passkey);
          }}
        />
      ) : null}
    </>
  );
};

const OwnPanel = (props: FactorPanelProps) => {
  const translate = useTranslate();
  return (
    <Panel title={translate("own.passkeys")} icon="key">
      <Passkeys {...props} />
    </Panel>
  );
};

/** Draws nothing where the platform has no passkeys, or the browser does not support them. */
export const OwnPasskeys = (props: FactorPanelProps) =>
  servesRest("passkeys") && supportsPasskeys() ? (
    <WithWords of={passkeyWords}>
      <OwnPanel {...props} />
    </WithWords>
  ) : null;
