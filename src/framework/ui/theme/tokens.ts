// The colours and widths that the styles of the theme share.

/** Below this width in pixels, the console uses the phone layout. */
export const MOBILE = 599;
export const ON_PHONES = `@media (max-width: ${MOBILE - 0.05}px)`;

export const TEXT_COLOR = "var(--mui-palette-text-primary)";
export const SECONDARY_TEXT_COLOR = "var(--mui-palette-text-secondary)";
export const DIVIDER_COLOR = "var(--mui-palette-divider)";
/** The border of buttons and of boxes in toolbars. */
export const BORDER_COLOR = "var(--mui-palette-edge)";
/** The border of inputs. Its contrast with `paper` is 3 : 1. */
export const field = "var(--mui-palette-field)";
export const ERROR_COLOR = "var(--mui-palette-error-main)";
export const PAPER_COLOR = "var(--mui-palette-background-paper)";
export const HOVER_COLOR = "var(--mui-palette-action-hover)";
