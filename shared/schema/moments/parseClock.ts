// Finds the time in a text with a date.

export interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** Minutes ahead of UTC; null if the text names no zone. The zone of the operator then applies. */
  readonly zone: number | null;
}

const MIDNIGHT: Clock = { hour: 0, minute: 0, second: 0, zone: null };

const ZONE = /\s*(?:(Z|UTC|GMT)|(?:UTC|GMT)?([+-])(\d{1,2}):?(\d{2})?)$/i;
/** 9:05, 9:05:30.123, 9时5分30秒, 9点; before or after it, the half of the day. */
const TIME =
  /(?:^|[\sT,]+|(?<=[日号]))(上午|早上|凌晨|中午|下午|晚上|[ap]\.?m\.?)?\s*(\d{1,2})(?::(\d{1,2})(?::(\d{1,2})(?:[.,]\d+)?)?|[时点](?:(\d{1,2})分?(?:(\d{1,2})秒)?)?)\s*([ap]\.?m\.?)?$/i;
const HOUR = /(?:^|[\s,]+)(\d{1,2})\s*([ap]\.?m\.?)$/i;

const LATE = /^(?:下午|晚上|中午|p)/i;

/** The hour of the day. NaN if the hour does not exist or is ambiguous. */
const hourOf = (hour: number, half: string): number => {
  if (half === "" || hour > 12) return hour;
  if (half === "晚上" && hour === 12) return Number.NaN;
  if (half === "中午" && hour > 9) return hour;
  return (hour % 12) + (LATE.test(half) ? 12 : 0);
};

/** The time at the end of a text (midnight if there is none), and the text before it. Null for a time that does not exist. */
export const parseClock = (text: string): { readonly clock: Clock | null; readonly rest: string } => {
  const [zoned = "", zero, sign = "+", hours = "0", minutes = "0"] = /\d:\d/.test(text) ? (ZONE.exec(text) ?? []) : [];
  const ahead = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  const zone = zoned === "" ? null : zero === undefined ? ahead : 0;
  const bare = text.slice(0, text.length - zoned.length);
  const found = TIME.exec(bare);
  const [, before = "", hour = "", minute, second, chinese, seconds, behind = ""] = found ?? [];
  const [short, only = "", half = ""] = found === null ? (HOUR.exec(bare) ?? []) : [];
  if (found === null && short === undefined) return { clock: zone === null ? MIDNIGHT : null, rest: text };
  const clock = {
    hour: hourOf(Number(hour || only), before || behind || half),
    minute: Number(minute ?? chinese ?? 0),
    second: Number(second ?? seconds ?? 0),
    zone,
  };
  const isReal = clock.hour < 24 && clock.minute < 60 && clock.second < 60;
  return { clock: isReal ? clock : null, rest: bare.slice(0, bare.length - (found?.[0] ?? short ?? "").length) };
};
