import { useTranslate } from "ra-core";
import { lazy, Suspense } from "react";
import { PopoverButton } from "../ui/PopoverButton";

const QrCode = lazy(() => import("./QrCode"));

export interface QrButtonProps {
  /** The text and title of each code. A single code needs no title. */
  readonly codes: readonly { readonly title?: string; readonly text: string }[];
}

/** A button in a cell that shows QR codes. */
export const QrButton = ({ codes }: QrButtonProps) => {
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
