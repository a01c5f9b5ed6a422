// Translates between the definitions and a host that differs from the specification: docs/adr/0036. Only consoles with
// such a host load this.
import { parseJson } from "../../../shared/schema/parseJson";
import type { Payload } from "../../../src/framework/wire/contract";
import { writeJson } from "../../../src/framework/wire/exactJson";
import type { PreparedCall, Body, Dialect, Reply, SentRequest } from "../../../src/framework/wire/Dialect";
import * as language from "../../../src/framework/wire/language";
import { callStyleOf } from "../../../src/framework/wire/styles";
import { fillTemplate, hasQuery, methodOf, parameterNamesIn, queryString, pathTemplate } from "./address";
import { withCredentials, credentialHeaders } from "./withCredentials";
import { pagePositionOf } from "../../../src/framework/wire/listAnswer";
import { listWords } from "./listWords";
import { namesToWire, toWire } from "./names";
import { nextCursor, readReply } from "./read";
import type { DialectSettings } from "./settings";

const PAGING = "page_index";

const without = (payload: Payload, names: readonly string[]): Payload =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => !names.includes(name)));

const addressOf = ({ server, style, form }: PreparedCall, path: string, { root }: DialectSettings): string =>
  `${server}${form.root ?? root ?? callStyleOf(style).root}${path}`;

/** `cursor`: "" for the first page. */
const wire = (asked: PreparedCall, settings: DialectSettings, cursor: string): SentRequest => {
  const { form, payload, style, verb, apiVersion, held, kept } = asked;
  const { names = {}, paging = PAGING } = form;
  const template = pathTemplate(asked);
  const method = methodOf(asked, settings);
  const rest = without(payload, parameterNamesIn(template));
  const words =
    verb === "list"
      ? listWords(rest, paging, names, settings, cursor)
      : {
          ...Object(namesToWire(without(kept ?? {}, parameterNamesIn(template)), names)),
          ...Object(toWire(rest, names)),
        };
  const { headers: own, body } = callStyleOf(style);
  const borne = withCredentials(settings.credentials, held, method, own(held));
  const url = addressOf(asked, fillTemplate(template, payload), settings);
  const headers = { "Accept-Language": language.get(), ...borne.headers };
  const isForm = form.body === "form";
  const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
  return hasQuery(method)
    ? { ...borne, method, headers, url: `${url}${queryString(words, settings.several)}` }
    : {
        ...borne,
        method,
        url,
        headers: { "Content-Type": type, ...headers },
        body: isForm ? queryString(words, settings.several).slice(1) : writeJson(body(words, apiVersion, held)),
      };
};

type Exchange = (wired: SentRequest) => Promise<Reply>;
interface Heard {
  readonly status: number;
  readonly body: Body | null;
}

/** Finds the cursor of a page. Reads earlier pages if their cursors are not known yet. */
const createWalk = (settings: DialectSettings) => {
  const cursors = new Map<string, Map<number, string>>();
  return async (asked: PreparedCall, exchange: Exchange): Promise<Heard> => {
    const { paging = PAGING } = asked.form;
    const { page } = pagePositionOf(asked.payload, paging);
    const name = JSON.stringify([asked.path, without(asked.payload, [paging])]);
    const known = page === 1 ? new Map([[1, ""]]) : (cursors.get(name) ?? new Map([[1, ""]]));
    cursors.set(name, known);
    for (let at = Math.max(...[...known.keys()].filter((one) => one <= page)); ; at += 1) {
      const here = { ...asked, payload: { ...asked.payload, [paging]: at } };
      const reply = await exchange(wire(here, settings, known.get(at) ?? ""));
      const body = readReply(reply, here, settings);
      const next = nextCursor(parseJson(reply.text), settings.paging.next);
      if (next !== "") known.set(at + 1, next);
      if (at === page || body === null || body.code !== 200) return { status: reply.status, body };
      if (next === "") return { status: reply.status, body: { ...body, data: [] } };
    }
  };
};

/** If the path of a call has one key, but the call is about several records, one request is sent for each record. */
const perRecord = (asked: PreparedCall): readonly PreparedCall[] => {
  const name = parameterNamesIn(pathTemplate(asked)).find((one) => Array.isArray(asked.payload[one]));
  const values: unknown = name === undefined ? null : asked.payload[name];
  return name === undefined || !Array.isArray(values)
    ? [asked]
    : values.map((value: unknown) => ({ ...asked, payload: { ...asked.payload, [name]: value } }));
};

export const dialectOf = (settings: DialectSettings): Dialect => {
  const walk = createWalk(settings);
  const performOne = async (asked: PreparedCall, exchange: Exchange): Promise<Heard> => {
    if (asked.verb === "list" && settings.paging.by === "cursor") return walk(asked, exchange);
    const reply = await exchange(wire(asked, settings, ""));
    return { status: reply.status, body: readReply(reply, asked, settings) };
  };
  return {
    async perform(asked, exchange) {
      const [first = asked, ...others] = perRecord(asked);
      let heard = await performOne(first, exchange);
      for (const one of others) {
        if (heard.body?.code !== 200) return heard;
        heard = await performOne(one, exchange);
      }
      return heard;
    },
    request: (asked) => wire(asked, settings, ""),
    form(asked) {
      const { credentials, headers } = withCredentials(
        settings.credentials,
        asked.held,
        "POST",
        callStyleOf(asked.style).headers(asked.held),
      );
      return {
        url: addressOf(asked, asked.path, settings),
        headers: { "Accept-Language": language.get(), ...headers },
        isBorne: credentials !== undefined,
        fields: { ...Object(toWire(asked.payload, asked.form.names ?? {})) },
      };
    },
    read: (reply, asked) => readReply(reply, asked, settings),
    empty: settings.empty,
    whole: settings.paging.whole,
    seek: settings.paging.seek,
    plainPasswords: settings.password === "plain",
    proofOf: (account, password) => credentialHeaders(settings.credentials, account, password),
  };
};
