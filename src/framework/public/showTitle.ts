import { config } from "../wire/config";
import type { Language } from "../wire/contract";
import type { Site } from "./Site";

/**
 * Sets the title of the browser's tab. The built file of the page contains its titles (authoring/build/prerenderPlugin.ts), so
 * scripts do not. During development, public pages have the title of index.html.
 */
export const showTitle = (language: Language, isTitledHost: Site["isTitledHost"]): void => {
  const { title, host } =
    document.querySelector<HTMLTemplateElement>(`template[data-page^="${location.pathname}"][lang="${language}"]`)
      ?.dataset ?? {};
  const isTitled = isTitledHost?.({ host: location.hostname, given: config().given });
  document.title = (isTitled && host) || title || document.title;
};
