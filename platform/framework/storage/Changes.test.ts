import { expect, it } from "vitest";
import { increaseTopicsSql, topicOf, topicsOf } from "./Changes";

it.each([
  ['insert into "order" ("id") values ($1)', "order+"],
  ['delete from "order" where "id" = $1', "order+"],
  ['update "order" set "state" = $1', "order~"],
  ["update app_user set state = $1", "app_user~"],
  ['  \n insert into "user__roles" (owner, item) values ($1, $2)', "user~"],
  ['select * from "order" for update', null],
  ['insert into "platform_note" (note) values ($1)', null],
  ['drop table "order"', null],
])("finds what a statement writes: %s", (text, topic) => {
  expect(topicOf(text)).toBe(topic);
});

it("knows what a count depends on: on changed rows only where it has conditions", () => {
  expect(topicsOf("order", false, [])).toEqual(["order+"]);
  expect(topicsOf("order", true, ["user", "user"])).toEqual(["order+", "order~", "user+", "user~"]);
});

it("counts topics up in one order, so that two transactions do not wait for each other in a circle", () => {
  const values = (topics: readonly string[]) => increaseTopicsSql(new Set(topics)).replace(/, \d, 1/g, "");
  expect(values(["user~", "order+"])).toBe(values(["order+", "user~"]));
  expect(values(["user~", "order+"])).toContain("values ('order+'), ('user~') on conflict");
});
