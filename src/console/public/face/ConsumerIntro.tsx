import type { Language } from "pilothouse/wire";
import { Logo } from "../../Logo";
import { brandWords } from "../brandWords";
import { words } from "../visitor/words";
import { useAppName } from "./appName";

interface ConsumerIntroProps {
  readonly language: Language;
  readonly about: "redeem" | "live" | "link";
}

/**
 * The side of a page for users of client apps. It says what these users get. The other public pages present the console
 * in this place.
 */
export const ConsumerIntro = ({ language, about }: ConsumerIntroProps) => {
  const w = words(language);
  const product = brandWords(language)("product");
  const app = useAppName();
  const points = ([1, 2, 3] as const).map((at) => [w(`face.${about}.${at}`), w(`face.${about}.${at}.text`)] as const);
  return (
    <>
      <p className="mark">
        {app === "" ? <Logo /> : <span className="sign">{Array.from(app)[0]}</span>}
        <span>
          {app || product}
          {app === "" ? null : <small>{w("face.service", { product })}</small>}
        </span>
      </p>
      <div className="face">
        <div className={`art ${about}`} aria-hidden="true">
          {about === "redeem" && <b>{app || product}</b>}
        </div>
        <ul>
          {points.map(([title, text]) => (
            <li key={title}>
              <b>{title}</b>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
};
