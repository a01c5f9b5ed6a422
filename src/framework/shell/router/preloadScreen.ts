// Loads section, view and words of the first screen at the same time, before it is drawn.
import { formWords } from "../../resource/formWords";
import type { Language, Sections } from "../../wire/contract";
import { loadOnce } from "../errors/loadOnce";
import { screenAt } from "../menu/menuTree";
import { screenPlace } from "./screenPath";

/** Never rejects. If something cannot be loaded, the screen itself reports it. */
export const preloadScreen = async (sections: Sections, path: string, language: Language): Promise<void> => {
  const [, name = ""] = path.split("/");
  const known = Object.hasOwn(sections, name) ? sections[name] : undefined;
  const [first] = Object.values(sections);
  const entry =
    path === "/" ? first?.screens[0] : (screenAt(sections, path) ?? (known && screenAt(sections, known.redirect)));
  const owner = entry && sections[entry.menu.split(".")[0] ?? ""];
  if (!entry || !owner) return;
  try {
    const { resources, screens } = await loadOnce(owner.load);
    const screen = screens.find((one) => one.path === entry.path);
    if (!screen) return;
    const forms = formWords.words[language];
    if (screen.component) return void (await Promise.all([loadOnce(screen.component), forms()]));
    const place = screenPlace(screen, path.startsWith(entry.path) ? path : entry.path);
    const resource = resources[place.resource ?? ""];
    const view = resource?.views[place.view];
    await Promise.all([
      view && loadOnce(view),
      resource?.words[language](),
      resource?.calls(),
      place.view === "list" ? null : forms(),
    ]);
  } catch {
    // The screen itself reports the error.
  }
};
