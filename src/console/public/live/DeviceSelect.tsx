import { type FormEvent, useState } from "react";
import type { Language } from "pilothouse/wire";
import type { VisitorDevice } from "../visitor/visitor";
import { liveWords } from "./words";

interface DeviceSelectProps {
  readonly language: Language;
  /** The devices of an app user. Null for an operator, who types the id of any device. */
  readonly devices: readonly VisitorDevice[] | null;
  readonly uid: string;
  readonly onChoose: (uid: string) => void;
}

export const DeviceSelect = ({ language, devices, uid, onChoose }: DeviceSelectProps) => {
  const w = liveWords(language);
  const [typed, setTyped] = useState(uid);
  if (devices === null) {
    const submit = (event: FormEvent) => {
      event.preventDefault();
      onChoose(typed.trim());
    };
    return (
      <form className="which" onSubmit={submit}>
        <label>
          <span>{w("device")}</span>
          <input
            name="uid"
            value={typed}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <button type="submit">{w("play")}</button>
      </form>
    );
  }
  const isKnown = devices.some((device) => device.uid === uid);
  return (
    <label className="which">
      <span>{w("device")}</span>
      <select name="uid" value={uid} onChange={(event) => onChoose(event.target.value)}>
        {uid === "" ? <option value="">{w("choose")}</option> : null}
        {isKnown || uid === "" ? null : <option value={uid}>{uid}</option>}
        {devices.map((device) => (
          <option key={device.uid} value={device.uid}>
            {device.name}
          </option>
        ))}
      </select>
    </label>
  );
};
