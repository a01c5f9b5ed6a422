// The colours and widths that the styles of the theme share.

/** Below this width in pixels, the console uses the phone layout. */
export const MOBILE = 599;
export const ON_PHONES = `@media (max-width: ${MOBILE - 0.05}px)`;

export const ink = "var(--mui-palette-text-primary)";
export const soft = "var(--mui-palette-text-secondary)";
export const line = "var(--mui-palette-divider)";
/** The border of buttons and of boxes in toolbars. */
export const edge = "var(--mui-palette-edge)";
/** The border of inputs. Its contrast with `paper` is 3 : 1. */
export const field = "var(--mui-palette-field)";
export const error = "var(--mui-palette-error-main)";
export const paper = "var(--mui-palette-background-paper)";
export const hover = "var(--mui-palette-action-hover)";
