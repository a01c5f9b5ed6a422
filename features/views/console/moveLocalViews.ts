// Sends the views of this browser to the platform, once. Views that the platform refuses stay in the browser.
import { hashKey } from "@tanstack/react-query";
import type { Store } from "ra-core";
import type { View } from "./View";
import { localViewsKey, readLocalViews, platformViews, type LocalView } from "./viewStores";

const running = new Set<string>();

const nameFor = (name: string, taken: readonly View[]): string => {
  for (let at = 1; ; at += 1) {
    const wanted = at === 1 ? name : `${name} (${at})`;
    if (!taken.some((view) => view.name === wanted)) return wanted;
  }
};

/** Another browser may have sent the same view before. */
const isThere = ({ name, values }: LocalView, views: readonly View[]): boolean =>
  views.some((view) => view.name === name && hashKey([view.value.filter ?? {}]) === hashKey([values]));

export const moveLocalViews = async (store: Store, resource: string): Promise<void> => {
  if (running.has(resource)) return;
  running.add(resource);
  const left: LocalView[] = [];
  try {
    const own = (await platformViews.list(resource)).filter(({ whose }) => whose === "own");
    for (const one of readLocalViews(store, resource)) {
      const { name, values, ...value } = one;
      if (isThere(one, own)) continue;
      try {
        own.push(await platformViews.add(resource, nameFor(name, own), { ...value, filter: values }));
      } catch {
        left.push(one);
      }
    }
    if (left.length === 0) store.removeItem(localViewsKey(resource));
    else store.setItem(localViewsKey(resource), left);
  } finally {
    running.delete(resource);
  }
};
