const two = (n: number) => String(n).padStart(2, "0");

/** Seconds since 1970 as the browser's date box spells them, in the operator's zone; empty for none. */
export const toLocalTime = (seconds: unknown): string => {
  if (typeof seconds !== "number" || !Number.isFinite(seconds) || seconds === 0) return "";
  const at = new Date(seconds * 1000);
  const day = `${String(at.getFullYear()).padStart(4, "0")}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
};

/** And back; null for none or an impossible one. */
export const fromLocalTime = (text: string): number | null => {
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.floor(at / 1000);
};
