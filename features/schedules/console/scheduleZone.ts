// The text of a schedule. Its times are those of its own zone. People in another zone see the name of the zone, and
// the time in their own.
import { localTimeOf, DAY, dayOfClock, secondsOfClock } from "../../../shared/schema/where/zonedTime";
import { timesOfDayIn, type TranslateWords } from "./cronSentence";
import { zoneCityOf, zoneOffsetOf } from "../../../src/framework/value/zones";

const HOUR = 3600;
const two = (number: number): string => String(number).padStart(2, "0");
const timeText = (clock: number): string => {
  const [hour, minute, second] = [Math.floor((clock % DAY) / HOUR), Math.floor(clock / 60) % 60, clock % 60];
  return [hour, minute, ...(second === 0 ? [] : [second])].map(two).join(":");
};

/** Whether the schedule would run at other moments in the other zone. */
const isOfZone = (expression: string, zone: string, own: string): boolean => {
  const said = timesOfDayIn(expression);
  return said !== null && (!said.isHourly || (zoneOffsetOf(zone) - zoneOffsetOf(own)) % HOUR !== 0);
};

/** "Every day at 09:00, Shanghai". `zone` is null if it is unknown. */
export const addZone = (
  words: string,
  expression: string,
  zone: string | null,
  own: string,
  say: TranslateWords,
): string => {
  if (zone === null)
    return timesOfDayIn(expression)?.isHourly === false ? say("ui.cron.unknown_zone", { words }) : words;
  return isOfZone(expression, zone, own) ? say("ui.cron.in_zone", { words, zone: zoneCityOf(zone) }) : words;
};

/** A text such as "02:00 for you". Null if the person's clock shows the same time, or for several times of day. */
export const ownTimeText = (
  expression: string,
  zone: string | null,
  own: string,
  say: TranslateWords,
  now = Math.floor(Date.now() / 1000),
): string | null => {
  const said = timesOfDayIn(expression);
  if (zone === null || said === null || said.at === null || zoneOffsetOf(zone, now) === zoneOffsetOf(own, now))
    return null;
  const day = dayOfClock(localTimeOf(now, zone));
  const clock = localTimeOf(secondsOfClock(day + said.at, zone), own);
  const days = Math.sign(dayOfClock(clock) - day);
  const when = said.isDaily || days === 0 ? "own" : days < 0 ? "own_before" : "own_after";
  return say(`ui.cron.${when}`, { time: timeText(clock) });
};
