// What `dialect` of host.yaml may and may not say.
import { expect, it } from "vitest";
import { locateProblems } from "../../generator/definition/locateProblems";
import type { Complaint } from "../../generator/definition/Problem";
import { readDefinitions } from "../../generator/definition/readDefinitions";
import { fieldKinds } from "../../generator/kinds/registry";
import { loadModelFrom } from "../../generator/load";
import { lookupOf } from "../../generator/model/Lookup";
import { addOwnScreens } from "../../generator/model/ownScreens";
import { checkDialect } from "./dialect";

const W = "{ en: A, zh-CN: 甲 }";
const HOST = `sign_in: { call: person.enter, token: pass, name: login_name, password: secret }
own: person.get
rights: all
`;
const PERSON = `resource: person
label: ${W}
title: login_name
access: office
calls:
  list: /people
  get: /people/one
  enter: { path: /enter, params: [login_name, secret] }
fields:
  number: { kind: id }
  login_name: { kind: text, label: ${W} }
  secret: { kind: secret, label: ${W} }
`;

const problemsOf = (host: string) => {
  const files = [
    {
      path: "resources/console.yaml",
      text: `title: ${W}\nsections: { office: { label: ${W}, component: office/Office } }\n`,
    },
    { path: "resources/enums.yaml", text: "{}\n" },
    { path: "resources/errors.yaml", text: `513: ${W}\n` },
    { path: "resources/host.yaml", text: host },
    { path: "resources/office/person.yaml", text: PERSON },
  ];
  expect(loadModelFrom(files, []).problems).toEqual([]);
  const definitions = addOwnScreens(readDefinitions(files, fieldKinds, () => undefined));
  const complaints: Complaint[] = [];
  checkDialect(definitions, lookupOf(definitions, fieldKinds), (one) => void complaints.push(one));
  return locateProblems(files, complaints);
};
const dialect = (text: string): string => `${HOST}dialect: ${text}\n`;

it("has nothing against one that works", () => {
  expect(problemsOf(HOST)).toEqual([]);
  const values = "{ time: iso, except: { person.number: { number: text } } }";
  expect(problemsOf(dialect(`{ paging: { cursor: c, next: n }, values: ${values} }`))).toEqual([]);
});

it.each([
  ["two ways of paging", dialect("{ paging: { page: p, offset: o } }"), "P105", "by `page` or by `offset`"],
  ["a cursor without a next one", dialect("{ paging: { cursor: c } }"), "P104", "next"],
  ["two ways to the rows", dialect("{ answer: { rows: a }, lists: { rows: b } }"), "P105", "by `lists` or by `answer`"],
  ["the key of nothing", dialect("{ keys: { persn: no } }"), "P121", "Did you mean `person`?"],
  ["rows below the rows of no tree", dialect("{ children: { person: team } }"), "P210", "tree"],
  ["a style that the framework has", `${HOST}styles: [bearer]\n`, "P109", "bearer"],
  ["no such field", dialect("{ values: { except: { person.nothing: { time: ms } } } }"), "P122", "person"],
  ["no such resource", dialect("{ values: { except: { nobody.made: { time: ms } } } }"), "P121", "nobody"],
  ["no such zone", dialect("{ values: { time: { pattern: YYYY-MM-DD, zone: Asia/Nowhere } } }"), "P105", "Nowhere"],
  ["a form of another kind", dialect("{ values: { except: { person.login_name: { time: ms } } } }"), "P105", "time"],
])("is judged: %s", (_, host, code, words) => {
  const [first, ...others] = problemsOf(host);
  expect(others).toEqual([]);
  expect(first?.code).toBe(code);
  expect(`${first?.message} ${first?.fix}`).toContain(words);
});
