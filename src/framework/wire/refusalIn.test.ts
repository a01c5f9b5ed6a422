// Tests refusals without a code of the platform, by a host or a gateway in front of it.
import { afterEach, describe, expect, it, vi } from "vitest";
import { failureWords } from "../resource/failureWords";
import { bearer } from "./calls";
import { fakePlatform, json } from "./fakePlatform";
import { send } from "./send";
import { session } from "./session";

const set = bearer.set("/things/set", { id: "integer", name: "text" });
const CATALOGUE = new Map([
  ["errors.401", "Please sign in again"],
  ["errors.513", "The account has no permission"],
  ["errors.400", "The request is wrong"],
  ["errors.404", "It is not there"],
  ["errors.409", "It is there already"],
  ["errors.0", "Something went wrong"],
  ["errors.server", "The platform has a problem"],
  ["errors.network", "The platform cannot be reached"],
  ["errors.notJson", "Something else answered"],
]);
const refusal = async (reply: () => Response) => {
  fakePlatform({ "/things/set": reply });
  const failure: unknown = await send(set, { id: 1, name: "" }).catch((error: unknown) => error);
  return { failure, words: failureWords(failure, (key) => CATALOGUE.get(key) ?? "") };
};
const page = (status: number) => () => new Response("<h1>Refused</h1>", { status });
const problem = (status: number, body: object) => () =>
  json(body, status, { "Content-Type": "application/problem+json" });

afterEach(() => vi.unstubAllGlobals());

describe("a refusal without a code", () => {
  it.each([
    page(401),
    () => json({}, 401),
    () => json({ message: "Unauthorized" }, 401),
    problem(401, { title: "No" }),
  ])("ends the session where its status is 401 (%#)", async (reply) => {
    const end = vi.spyOn(session, "end").mockReturnValue();
    await refusal(reply);
    expect(end).toHaveBeenCalledOnce();
    end.mockRestore();
  });

  it.each([
    [page(403), "The account has no permission"],
    [() => json({}, 403), "The account has no permission"],
    [() => json({ message: "Forbidden" }, 403), "The account has no permission"],
    [problem(403, { type: "about:blank", title: "Forbidden", status: 403 }), "The account has no permission"],
    [() => json({ status: 404, error: "Not Found", path: "/x" }, 404), "It is not there"],
    [() => json({ status: 500, error: "Internal Server Error" }, 500), "The platform has a problem"],
    [page(404), "Something else answered"],
    [page(500), "The platform has a problem"],
    [() => json({}, 400), "The request is wrong"],
    [() => json({}, 404), "It is not there"],
    [() => json({}, 500), "The platform has a problem"],
    [page(503), "The platform cannot be reached"],
    [() => json({ message: "Service Unavailable" }, 503), "The platform cannot be reached"],
  ])("is shown by its status where it has no words of its own (%#)", async (reply, words) => {
    expect((await refusal(reply)).words).toBe(words);
  });

  it.each([
    problem(422, { type: "about:blank", title: "Unprocessable", detail: " The shelf is full. " }),
    problem(409, { title: "The shelf is full." }),
    () => json({ message: "The shelf is full." }, 400),
    () => json({ msg: "The shelf is full.", code: "SHELF_FULL" }, 404),
    () => json({ error: "Conflict", message: "The shelf is full." }, 409),
    problem(409, { title: "Conflict", detail: "The shelf is full." }),
    () => json({ error: "The shelf is full." }, 400),
    () => json({ error: { message: "The shelf is full." } }, 500),
    () => json({ error: "shelf_full", error_description: "The shelf is full." }, 403),
  ])("is shown in the words of the host (%#)", async (reply) => {
    expect((await refusal(reply)).words).toBe("The shelf is full.");
  });

  it("is shown at the fields that it points at", async () => {
    const errors = [
      { pointer: "#/name", detail: "must not be empty" },
      { pointer: "/details/0/lang", message: "is not known" },
      { pointer: 7, detail: "x" },
      "y",
    ];
    const { failure } = await refusal(problem(422, { title: "Invalid", errors }));
    expect(failure).toMatchObject({
      code: 422,
      fields: { name: "must not be empty", "details.0.lang": "is not known" },
    });
  });

  it("is not longer than a person reads", async () => {
    expect((await refusal(problem(400, { detail: "x".repeat(5000) }))).words).toHaveLength(300);
  });
});
