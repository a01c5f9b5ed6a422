import { useId } from "react";
import type { Language } from "pilothouse/wire";
import type { VisitorDevice } from "../visitor/visitor";
import { redeemWords } from "./words";

interface DeviceChoiceProps {
  readonly language: Language;
  readonly devices: readonly VisitorDevice[];
  readonly chosen: string;
  readonly problem: string | null;
  readonly onChoose: (uid: string) => void;
}

export const DeviceChoice = ({ language, devices, chosen, problem, onChoose }: DeviceChoiceProps) => {
  const w = redeemWords(language);
  const id = useId();
  if (devices.length === 0) return <p className="alert">{w("no_devices")}</p>;
  return (
    <fieldset className="choice" aria-describedby={problem ? id : undefined}>
      <legend>{w("device")}</legend>
      {devices.map(({ uid, name, online }, index) => (
        <label key={uid}>
          <input
            type="radio"
            name="device"
            value={uid}
            checked={uid === chosen}
            data-first={uid === chosen || (chosen === "" && index === 0) ? "" : undefined}
            onChange={() => onChoose(uid)}
          />
          <span>
            <b>{name}</b>
            <small>{uid}</small>
          </span>
          <em className={online ? "on" : ""}>{w(online ? "online" : "offline")}</em>
        </label>
      ))}
      {problem ? (
        <p id={id} className="note wrong" role="alert">
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
};
