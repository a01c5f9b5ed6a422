import { useTranslate } from "ra-core";
import { lazy, Suspense } from "react";
import { PopoverButton } from "../ui/PopoverButton";

const QrCode = lazy(() => import("./QrCode"));

export interface QrButtonProps {
  /** What each code holds, and the words above it; a single one needs none. */
  readonly codes: readonly { readonly title?: string; readonly text: string }[];
}

/** A button in a cell that opens the codes of its addresses. */
export const QrButton = ({ codes }: QrButtonProps) => {
  const translate = useTranslate();
  return (
    // A row opens its record when it is pressed; this does not.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps presses of the button within
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside answers the keys
    <span onClick={(event) => event.stopPropagation()}>
      <PopoverButton label={translate("kit.qr.title")} role="dialog" icon="qr">
        {() => (
          <div className="kit-panel">
            {codes.map(({ title, text }) => (
              <figure key={`${title ?? ""} ${text}`} className="kit-qr-figure">
                {title !== undefined && <figcaption className="kit-menu-title">{title}</figcaption>}
                <Suspense fallback={<span className="kit-qr-code" />}>
                  <QrCode text={text} />
                </Suspense>
                <span className="kit-qr-text kit-quiet">{text}</span>
              </figure>
            ))}
          </div>
        )}
      </PopoverButton>
    </span>
  );
};
