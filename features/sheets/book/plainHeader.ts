// Reduces a header to the part that distinguishes it from others.

/** A text for comparison: in lower case, and with letters of normal width. */
export const normalText = (text: string): string => text.normalize("NFKC").toLowerCase();

/** What people add to a header in brackets. */
export const REMARK_PATTERN = /[([【〔《<][^()[\]【】〔〕《》<>]*[)\]】〕》>]/g;

export const plain = (text: string): string => text.replace(/[\s\p{Cf}\p{P}]+|(?!\p{Sc})\p{S}/gu, "");

/** A header without what people add to it: capitals, spaces, line breaks, stars, remarks in brackets. */
export const plainHeader = (text: string): string =>
  plain(normalText(text).replace(REMARK_PATTERN, "")).replace(/\p{Sc}/gu, "");
