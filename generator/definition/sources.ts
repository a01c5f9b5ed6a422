// What pages may load from besides their own address.
import { z } from "zod";

/** As a Content-Security-Policy names it: `https://*.example.com`, `wss://live.example.com:8443`, or all of a scheme, `https:`. */
const SOURCE = /^(?:https?|wss?):(?:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::(?:\d{1,5}|\*))?)?$/i;

export const isSource = (text: string): boolean => SOURCE.test(text);

const list = z
  .array(z.string().refine(isSource, { error: "an address without a path, such as https://*.example.com" }), {
    error: "a list of addresses",
  })
  .optional();

export const sources = z.strictObject({
  /** What calls and streams go to. */
  connect: list,
  images: list,
  /** What live pictures and recordings come from. Scripts that play them may connect to it, too. */
  media: list,
});
