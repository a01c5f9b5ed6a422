// Proves the person's identity again, by a passkey instead of a code.
import Button from "@mui/material/Button";
import { useTranslate } from "ra-core";
import { useState } from "react";
import type { Proof } from "../../factors/console/slots";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { confirmByPasskey, usePasskeyQuestion } from "./passkeyProof";
import { passkeyWords } from "./passkeyWords";

const Confirm = ({ onProven }: Proof) => {
  const translate = useTranslate();
  const [isFailed, setFailed] = useState(false);
  const prove = async () => {
    setFailed(false);
    try {
      await confirmByPasskey();
      onProven();
    } catch (error) {
      console.warn(error);
      setFailed(true);
    }
  };
  return (
    <>
      <Button fullWidth variant="outlined" onClick={() => void prove()} sx={{ my: 1 }}>
        {translate("own.confirmPasskey")}
      </Button>
      {isFailed ? (
        <p className="own-note" role="alert">
          {translate("own.confirmPasskeyFailed")}
        </p>
      ) : null}
    </>
  );
};

export const ConfirmByPasskey = (props: Proof) => {
  const { data: hasPasskey = false } = usePasskeyQuestion();
  return hasPasskey ? (
    <WithWords of={passkeyWords}>
      <Confirm {...props} />
    </WithWords>
  ) : null;
};
