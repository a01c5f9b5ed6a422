// Reads `sources` of host.yaml: more addresses from which pages may load.
import { z } from "zod";

/** The form of a source in a Content-Security-Policy: `https://*.example.com`, `wss://example.com:8443`, `https:`. */
const SOURCE = /^(?:https?|wss?):(?:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::(?:\d{1,5}|\*))?)?$/i;

export const isSourceExpression = (text: string): boolean => SOURCE.test(text);

const list = z
  .array(z.string().refine(isSourceExpression, { error: "an address without a path, such as https://*.example.com" }), {
    error: "a list of addresses",
  })
  .optional();

export const pageSourcesSchema = z.strictObject({
  connect: list,
  images: list,
  media: list,
});
