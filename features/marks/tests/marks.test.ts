// Marks of an audit trail as text, and where they are kept. Without a store.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { FolderStore } from "../../../platform/framework/fileStore/FolderStore";
import { ID_FILE, MARKS_FILE } from "../../../platform/framework/fileStore/FileStore";
import { readMasterKeys } from "../../../platform/framework/secrets/MasterKeys";
import type { Head } from "../../../platform/framework/trail/heads";
import { countEntries, formatMark, type Mark, makeMark, readMarks, sealEnd, isoTime } from "../platform/Mark";
import { Marks } from "../platform/Marks";

const keysOf = (...seeds: string[]) =>
  readMasterKeys({ dataDir: "", SECRETS_KEY: seeds.map((seed) => Buffer.alloc(32, seed)), SECRETS_KEY_FILE: null });
const masters = keysOf("one");
const head = (chain: number, place: number, seal: string): Head => ({
  chain,
  place,
  seal,
  first_place: 0,
  first_seal: "",
  secret: "secret",
  isTrue: true,
});
const AT = Date.parse("2026-01-10T08:09:10Z") / 1000;
const SEAL = `${"begin".repeat(5)}${"x".repeat(22)}`;
const markOf = (more: Partial<Mark> = {}): Mark => ({
  ...makeMark([head(2, 7, SEAL), head(5, 3, "short")], { store: "pilothouse.db", since: AT - 60, at: AT }),
  ...more,
});

describe("a mark", () => {
  it("has the place and the last 22 characters of the seal of each chain, and counts all entries", () => {
    expect(sealEnd(SEAL)).toBe("x".repeat(22));
    const made = markOf();
    expect(made.ends[2]).toEqual([7, "x".repeat(22)]);
    expect(made.ends[5]).toEqual([3, "short"]);
    expect(made.ends[0]).toEqual([0, ""]);
    expect(countEntries(made)).toBe(10);
    expect(made).toMatchObject({ store: "pilothouse.db", since: AT - 60, at: AT, accepted: null });
  });

  it("is a line that says of which store, when, and how many entries, and nothing else without the key", () => {
    expect(isoTime(AT)).toBe("2026-01-10T08:09:10.000Z");
    const line = formatMark(masters, markOf());
    expect(line).toMatch(
      /^Audit trail of pilothouse\.db at 2026-01-10T08:09:10\.000Z: 10 entries\. trail mark v1\.[0-9a-f]+\.[\w-]+\.[\w-]+$/,
    );
    expect(line).not.toContain("x".repeat(22));
    expect(() => formatMark(keysOf(), markOf())).toThrow("There is no key in SECRETS_KEY.");
  });

  it("is read among other lines, in order, and from a mail that breaks its line", () => {
    const [one, two] = [markOf(), markOf({ at: AT + 1 })];
    const [first, second] = [formatMark(masters, one), formatMark(masters, two)];
    const mail = `${second.slice(0, 120)}=\r\n${second.slice(120, 190)}=\n${second.slice(190)}`;
    expect(readMarks(masters, `started\n${first}\nsomething else\n${mail}\n`, "a log")).toEqual([one, two]);
    expect(readMarks(masters, "no mark at all", "a log")).toEqual([]);
  });

  it("is read with a master key from before a rotation, and refused with the id of one that is not there", () => {
    const line = formatMark(masters, markOf());
    expect(readMarks(keysOf("two", "one"), line, "a log")).toEqual([markOf()]);
    const id = masters.read()[0]?.id ?? "";
    expect(() => readMarks(keysOf("two"), line, "a log")).toThrow(
      `The mark of the audit trail in a log was written with the master key ${id}, which SECRETS_KEY does not have`,
    );
  });

  it("is refused with its number if it was changed, or is no mark", () => {
    const [good, line] = [formatMark(masters, markOf()), formatMark(masters, markOf())];
    const at = line.length - 30;
    const changed = `${line.slice(0, at)}${line[at] === "A" ? "B" : "A"}${line.slice(at + 1)}`;
    const sentence = (number: number) =>
      `Mark ${number} of the audit trail in a log was not written by this platform, or was changed.`;
    expect(() => readMarks(masters, `${good}\n${changed}`, "a log")).toThrow(sentence(2));
    expect(() => readMarks(masters, "trail mark v1.0.short.x", "a log")).toThrow(sentence(1));
  });
});

describe("marks are kept", () => {
  const folder = mkdtempSync(join(tmpdir(), "pilothouse-marks-"));
  let count = 0;
  let dataDir = "";
  const elsewhere = () => join(dataDir, "elsewhere");
  const fileOf = (place: string) => join(place, MARKS_FILE);
  beforeEach(() => {
    count += 1;
    dataDir = join(folder, String(count));
    mkdirSync(elsewhere(), { recursive: true });
    writeFileSync(join(elsewhere(), ID_FILE), "0123456789abcdef");
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const open = (more: { databaseUrl?: string; isElsewhere?: boolean } = {}) =>
    new Marks({
      dataDir,
      databaseUrl: more.databaseUrl,
      masters,
      files: more.isElsewhere ? new FolderStore(elsewhere()) : null,
    });

  it("in the data folder and in the file store, one for each store", async () => {
    const mine = open({ isElsewhere: true });
    const other = open({ isElsewhere: true, databaseUrl: "postgres://person:secret@127.0.0.1:5432/other" });
    expect(other.store).not.toContain("secret");
    await mine.write(markOf());
    await other.write(markOf({ store: other.store, trail: "another" }));
    await mine.write(markOf({ at: AT + 60 }));
    for (const place of [dataDir, elsewhere()])
      expect(readFileSync(fileOf(place), "utf8").trim().split("\n")).toHaveLength(2);
    expect((await mine.read("")).map(({ at }) => at)).toEqual([AT + 60, AT + 60]);
    expect((await other.read("")).map(({ at, store }) => [at, store])).toEqual([
      [AT, other.store],
      [AT, other.store],
    ]);
  });

  it("for a store without a name of its own, by the trail that was moved here", async () => {
    const before = open({ databaseUrl: "postgres://127.0.0.1:5432/before" });
    const moved = open();
    await before.write(markOf({ store: before.store, trail: "moved" }));
    expect(await moved.read("")).toEqual([]);
    expect(await moved.read("of another")).toEqual([]);
    expect((await moved.read("moved")).map(({ store }) => store)).toEqual([before.store]);
  });

  it("in the place that is named when one of its marks was changed", async () => {
    writeFileSync(fileOf(dataDir), "trail mark v1.0.short.x\n");
    const named = `Mark 1 of the audit trail in ${new FolderStore(dataDir).address}/${MARKS_FILE} was not written`;
    await expect(open().read("")).rejects.toThrow(named);
    await expect(open().write(markOf())).rejects.toThrow(named);
  });

  it("with the sentence why the next start accepts the trail as it is", async () => {
    await open().write(markOf());
    await open().accept("went back to Monday", AT + 120);
    expect(await open().read("")).toEqual([
      { trail: "", store: "pilothouse.db", since: AT + 120, at: AT + 120, ends: [], accepted: "went back to Monday" },
    ]);
  });
});
