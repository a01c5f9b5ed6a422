// Reduces a header to what distinguishes it from others.

/** A text as it is compared: without capitals and widths of letters. */
export const folded = (text: string): string => text.normalize("NFKC").toLowerCase();

/** What people add to a header in brackets. */
export const REMARK = /[([【〔《<][^()[\]【】〔〕《》<>]*[)\]】〕》>]/g;

export const plain = (text: string): string => text.replace(/[\s\p{Cf}\p{P}]+|(?!\p{Sc})\p{S}/gu, "");

/** A header without what people add to it: capitals, spaces, line breaks, stars, remarks in brackets. */
export const plainHeader = (text: string): string => plain(folded(text).replace(REMARK, "")).replace(/\p{Sc}/gu, "");
