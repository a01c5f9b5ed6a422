import { expect, it } from "vitest";
import { type WordFile, wordFiles, wordsIn } from "./wordFiles";

const file = (text: string) => async (): Promise<WordFile> => ({ default: { "a.b": text } });

it("finds the file of each language by its name or its folder", async () => {
  const named = {
    "../words/zh-TW.json": file("三"),
    "../words/zh-CN.json": file("二"),
    "../words/en.json": file("one"),
  };
  expect((await wordFiles(named)["zh-TW"]()).default["a.b"]).toBe("三");
  const inFolders = {
    "../../locales/en/framework/form.json": file("one"),
    "../../locales/zh-CN/framework/form.json": file("二"),
    "../../locales/zh-TW/framework/form.json": file("三"),
  };
  expect((await wordFiles(inFolders).en()).default["a.b"]).toBe("one");
});

it("says which language has no words", () => {
  expect(() => wordFiles({ "../words/en.json": file("one") })).toThrow("There are no words in zh-CN");
});

it("answers the words of one language, from a file with all of them", async () => {
  const words = wordsIn(async () => ({ default: { "cron.name": ["Task", "任务", "任務"] } }));
  expect((await words.en()).default).toEqual({ "cron.name": "Task" });
  expect((await words["zh-TW"]()).default).toEqual({ "cron.name": "任務" });
});
