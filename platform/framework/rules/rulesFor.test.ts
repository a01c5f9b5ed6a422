import { describe, expect, it } from "vitest";
import { readModel } from "../../../tests/contract/hosts";
import type { Rules, Step } from "../records/Engine";
import { type GeneralRules, rulesFor } from "./rulesFor";

const model = readModel(12);

/** Never used: these rules only note that they ran. */
const step = {} as Step;
const noting = (ran: string[], name: string): GeneralRules => ({
  adding: async (_, values) => {
    ran.push(name);
    return { ...values, [name]: "ran" };
  },
});

const runAdding = async (rules: Rules | undefined) => rules?.adding?.(step, {}, {});

describe("rules of features", () => {
  it("all run for a resource, after the console's, each with the values of the one before", async () => {
    const ran: string[] = [];
    const features = ["first", "second"].map((name) => ({ rules: () => ({ wiki: noting(ran, name) }) }));
    const rules = rulesFor(model, { wiki: noting(ran, "console") }, features).get("wiki");
    expect(await runAdding(rules)).toEqual({ console: "ran", first: "ran", second: "ran" });
    expect(ran).toEqual(["console", "first", "second"]);
  });

  it("are also made for a console without sign-in, from all definitions", async () => {
    const every = {
      rules: ({ resources }: typeof model) => Object.fromEntries(resources.map(({ name }) => [name, noting([], name)])),
    };
    const rules = rulesFor({ ...model, identity: null }, {}, [every]);
    expect(await runAdding(rules.get("wiki"))).toEqual({ wiki: "ran" });
  });
});
