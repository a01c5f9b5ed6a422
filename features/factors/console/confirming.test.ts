import { afterEach, expect, it } from "vitest";
import { WireFailure } from "../../../src/framework/wire/WireFailure";
import { repeatWithProof, proofQuestion, type ProofQuestion } from "./confirming";

const refusal = (data: object = { context: "confirm", way: "code", account: "kim" }) =>
  new WireFailure({ reason: "answer", code: 428, path: "/wallet", data });

/** A call that is refused until the person has proven who they are. */
const guarded = () => {
  const state = { isProven: false, calls: 0 };
  const call = async (name: string): Promise<string> => {
    state.calls += 1;
    if (!state.isProven) throw refusal();
    return name;
  };
  return { state, call };
};

let end: (() => void) | null = null;
afterEach(() => end?.());

it("asks once for calls that are refused at the same time, and makes each again", async () => {
  const { state, call } = guarded();
  const questions: ProofQuestion[] = [];
  end = proofQuestion.by(async (question) => {
    questions.push(question);
    await Promise.resolve();
    state.isProven = true;
    return true;
  });
  const answers = await Promise.all(["a", "b", "c"].map((name) => repeatWithProof(() => call(name))));
  expect(answers).toEqual(["a", "b", "c"]);
  expect(questions).toEqual([{ way: "code", account: "kim" }]);
  expect(state.calls).toBe(6);
});

it("passes the refusal on if the person gives no proof, and asks again the next time", async () => {
  const { call } = guarded();
  let times = 0;
  end = proofQuestion.by(async () => {
    times += 1;
    return false;
  });
  await expect(repeatWithProof(() => call("a"))).rejects.toMatchObject({ code: 428 });
  await expect(repeatWithProof(() => call("a"))).rejects.toMatchObject({ code: 428 });
  expect(times).toBe(2);
});

it("asks nobody about other refusals, nor where nobody can be asked", async () => {
  end = proofQuestion.by(() => Promise.reject(new Error("asked")));
  const other = new WireFailure({ reason: "answer", code: 513, path: "/wallet" });
  await expect(repeatWithProof(() => Promise.reject(other))).rejects.toBe(other);
  const elsewhere = refusal({ context: "factor" });
  await expect(repeatWithProof(() => Promise.reject(elsewhere))).rejects.toBe(elsewhere);
  end();
  await expect(repeatWithProof(() => Promise.reject(refusal()))).rejects.toMatchObject({ code: 428 });
});
