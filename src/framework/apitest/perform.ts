import type { Request } from "./Request";
import { withMasked } from "./secrets";

export interface Answer {
  /** HTTP status; 0 when nothing came back. */
  readonly status: number;
  readonly text: string;
  /** Milliseconds from the sending to the last byte. */
  readonly time: number;
}

const bodyOf = ({ body, file }: Request): BodyInit => {
  if (file === null) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  form.append("file", file, file.name);
  return form;
};

/** Sends and takes whatever comes: a refusal is an answer too, and none of it ends the operator's session. */
export const perform = async (request: Request, signal: AbortSignal): Promise<Answer> => {
  const start = performance.now();
  const took = () => performance.now() - start;
  try {
    const { url, headers } = request;
    const response = await fetch(url, { method: "POST", headers, body: bodyOf(request), signal });
    const text = await response.text();
    return { status: response.status, text, time: took() };
  } catch (error) {
    return { status: 0, text: error instanceof Error ? error.message : String(error), time: took() };
  }
};

/** JSON on lines of its own, its secrets masked; anything else as it came. */
export const printed = (text: string): string => {
  try {
    return JSON.stringify(withMasked(JSON.parse(text)), null, 2);
  } catch {
    return text;
  }
};

/** The platform's own code in an answer; null when it has none. */
export const codeOf = (text: string): number | null => {
  try {
    const body: unknown = JSON.parse(text);
    const code: unknown = typeof body === "object" && body !== null && "code" in body ? body.code : null;
    return typeof code === "number" ? code : null;
  } catch {
    return null;
  }
};
