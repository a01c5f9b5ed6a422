import { afterEach, expect, it } from "vitest";
import { type RequestWrapper, sendThroughWrapper, setRequestWrapper } from "./sends";

afterEach(() => setRequestWrapper([]));

it("sends a request within what features do around it, the first outermost, and as often as they ask for it", async () => {
  const said: string[] = [];
  const named =
    (name: string): RequestWrapper =>
    async (send) => {
      said.push(`${name} begins`);
      const answer = await send();
      said.push(`${name} ends`);
      return answer;
    };
  const twice: RequestWrapper = async (send) => {
    await send();
    return send();
  };
  setRequestWrapper([named("outer"), twice, named("inner")]);
  let sent = 0;
  expect(await sendThroughWrapper(async () => (sent += 1))).toBe(2);
  expect(said).toEqual(["outer begins", "inner begins", "inner ends", "inner begins", "inner ends", "outer ends"]);
});

it("sends a request alone in a console without such features", async () => {
  expect(await sendThroughWrapper(async () => "sent")).toBe("sent");
});
