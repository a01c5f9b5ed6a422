// Two-step sign-in of a person's own account: the codes of an app, and the factors that features add.
import Button from "@mui/material/Button";
import { useTranslate } from "ra-core";
import { useState } from "react";
import { failureWords } from "../../../src/framework/resource/failureWords";
import { WithWords } from "../../../src/framework/resource/WithWords";
import type { AccountPanel } from "../../../src/framework/account/slots";
import { factorWords } from "./factorWords";
import { type FactorAction, FactorDialog } from "./FactorDialog";
import { Fills } from "../../../src/framework/slots";
import { servesRest } from "../../../src/framework/wire/HostInside";
import { Panel } from "../../../src/framework/account/Panel";
import { type FactorPanelProps, factorPanels } from "./slots";
import { useFactor } from "./useFactor";

interface OwnFactorProps extends AccountPanel, FactorPanelProps {}

const Factor = ({ userId, onKept }: OwnFactorProps) => {
  const translate = useTranslate();
  const factor = useFactor(userId);
  const [act, setAct] = useState<FactorAction | null>(null);
  const { data, error } = factor;
  const close = () => {
    setAct(null);
    if (data?.isOn === true) onKept?.();
  };
  const press = (one: FactorAction, label: string) => (
    <Button variant="outlined" color="inherit" onClick={() => setAct(one)}>
      {translate(label)}
    </Button>
  );
  return (
    <>
      <p className="own-note" role={error ? "alert" : undefined}>
        {error ? failureWords(error, translate) : null}
        {data?.isOn === true ? translate("own.factorOn", { count: data.left }) : null}
        {data?.isOn === false ? translate("own.factorOff") : null}
      </p>
      <div className="own-buttons">
        {data?.isOn === false ? press("on", "own.factorTurnOn") : null}
        {data?.isOn === true ? press("codes", "own.factorCodes") : null}
        {data?.isOn === true ? press("off", "own.factorTurnOff") : null}
      </div>
      {act === null ? null : <FactorDialog act={act} factor={factor} onClose={close} />}
    </>
  );
};

const Panels = (props: OwnFactorProps) => {
  const translate = useTranslate();
  return (
    <>
      <Panel title={translate("own.factor")} icon="lock">
        <Factor {...props} />
      </Panel>
      <Fills of={factorPanels} props={{ onKept: props.onKept }} />
    </>
  );
};

/** Draws nothing where the platform has no second factors. */
export const OwnFactor = (props: OwnFactorProps) =>
  servesRest("factors") ? (
    <WithWords of={factorWords}>
      <Panels {...props} />
    </WithWords>
  ) : null;
