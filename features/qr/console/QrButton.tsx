import { useTranslate } from "ra-core";
import { lazy, Suspense } from "react";
import type { QrTexts } from "../../../src/framework/value/slots";
import { PopoverButton } from "../../../src/framework/ui/PopoverButton";

import "./qr.css";

const QrCode = lazy(() => import("./QrCode").then((module) => ({ default: module.QrCode })));

/** A button in a cell that shows QR codes. */
export const QrButton = ({ codes }: QrTexts) => {
  const translate = useTranslate();
  return (
    // A click on a row opens its record. A click on this button must not.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps clicks from the row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside handles keys
    <span onClick={(event) => event.stopPropagation()}>
      <PopoverButton label={translate("ui.qr.title")} role="dialog" icon="qr">
        {() => (
          <div className="ui-panel">
            {codes.map(({ title, text }) => (
              <figure key={`${title ?? ""} ${text}`} className="ui-qr-figure">
                {title !== undefined && <figcaption className="ui-menu-title">{title}</figcaption>}
                <Suspense fallback={<span className="ui-qr-code" />}>
                  <QrCode text={text} />
                </Suspense>
                <span className="ui-qr-text ui-quiet">{text}</span>
              </figure>
            ))}
          </div>
        )}
      </PopoverButton>
    </span>
  );
};
