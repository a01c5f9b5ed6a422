// Finds times on a page that are not written as year-month-day hour:minute:second, and days that are not written as
// year-month-day. It ignores the axes of charts and fields without a day, such as schedules.
import type { Page } from "playwright-core";

/** The texts of a page: the visible texts, the values of boxes, and the tooltips. */
const shownTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const left = "script, style, pre, .recharts-xAxis, .dashboard-axis, .hours, input[placeholder='00:00']";
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!(node instanceof HTMLElement) || node.closest(left) !== null || node.getClientRects().length === 0) continue;
      const own = [...node.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      texts.push(own.map(({ textContent }) => textContent ?? "").join(""));
      for (const name of ["title", "aria-label", "placeholder", "data-tip"]) texts.push(node.getAttribute(name) ?? "");
      if (node instanceof HTMLInputElement) texts.push(node.value);
    }
    return [...new Set(texts.map((text) => text.trim()).filter((text) => /\d/.test(text) || /[YMD]{2}/.test(text)))];
  });

const NAMES = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?";
const OTHERS: readonly RegExp[] = [
  new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)? ${NAMES}\\b`),
  new RegExp(`\\b${NAMES} \\d{1,2}\\b`),
  /\d{1,2}月\d{1,2}日/,
  /\b\d{4}\/\d{1,2}\/\d{1,2}\b|\b\d{1,2}\/\d{1,2}\/\d{4}\b|\b\d{1,2}\.\d{1,2}\.\d{4}\b/,
  // Wrong forms of a time: without the year, without seconds, and the form that programs use.
  /(?<![\d-])\d\d-\d\d \d\d:\d\d/,
  /\d{4}-\d\d-\d\d \d\d:\d\d(?!:\d\d)/,
  /\d{4}-\d\d-\d\dT\d\d/,
  /^\d{1,2}:\d\d(?::\d\d)?(?: ?[AP]M)?$/i,
  /\bMMM\b|\bHH:mm(?!:ss)|年|\b(?:seconds?|minutes?|hours?) ago\b/,
];
/** The Chinese words of these units also occur in dates. */
const isDate = (text: string): boolean => !/年/.test(text) || /\d{4}年/.test(text);

export const findWrongTimes = async (page: Page): Promise<readonly string[]> =>
  (await shownTexts(page)).filter((text) => OTHERS.some((other) => other.test(text)) && isDate(text));

/** The present time in the form of the specification, by the clock of the browser. */
export const specifiedTime = (page: Page, seconds: readonly number[]): Promise<readonly string[]> =>
  page.evaluate(
    (all) => all.map((one) => new Date(one * 1000).toLocaleString("sv-SE", { hourCycle: "h23" }).replace("T", " ")),
    seconds,
  );
