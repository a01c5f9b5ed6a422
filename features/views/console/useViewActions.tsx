// The dialogs to save and change views. Their inputs are loaded when a dialog opens.
import { useQueryClient } from "@tanstack/react-query";
import { useNotify, useResourceContext, useStoreContext, useTranslate } from "ra-core";
import { lazy, type ReactNode } from "react";
import { useStartAction } from "../../../src/framework/actions/ActionHost";
import type { Payload } from "../../../src/framework/wire/contract";
import { textIn } from "../../../src/framework/wire/readAnswer";
import { type Views, viewsKey } from "./useViews";
import type { RoleOfView, View, ViewValue } from "./View";
import { VIEW_PARAM } from "./viewAddress";
import { localViewsKey, readLocalViews, areViewsOnPlatform, platformViews, toLocalView, toViews } from "./viewStores";

const ConfirmationInput = lazy(() =>
  import("../../../src/framework/actions/ConfirmationInput").then((m) => ({ default: m.ConfirmationInput })),
);
const RoleInput = lazy(() => import("./RoleInput").then((m) => ({ default: m.RoleInput })));

const DONE = { done: 1, failed: [] };

interface Asked {
  readonly label: string;
  readonly question: string;
  readonly success: string;
  readonly consequence?: string;
  readonly danger?: boolean;
  readonly ask?: ReactNode;
  readonly start?: Payload;
  readonly run: (answers: Payload) => Promise<unknown>;
  readonly after?: () => void;
}

/** Saves and changes views: on the platform, or in this browser if the platform stores none. */
export const useViewActions = ({ current, shown, all, open }: Views) => {
  const translate = useTranslate();
  const notify = useNotify();
  const start = useStartAction();
  const store = useStoreContext();
  const queries = useQueryClient();
  const resource = useResourceContext() ?? "";
  const here = () => readLocalViews(store, resource);
  const keepHere = (name: string, value: ViewValue, former = name) => {
    const others = here().filter((one) => one.name !== name && one.name !== former);
    const kept = toLocalView(name, value);
    store.setItem(localViewsKey(resource), [...others, kept]);
    return toViews([kept])[0];
  };
  const again = () => queries.invalidateQueries({ queryKey: viewsKey(resource) });
  const ask = ({ consequence, danger = false, ask: inputs = null, run, success, ...more }: Asked) =>
    start?.({
      names: [],
      count: 1,
      danger,
      consequence: consequence ?? null,
      ask: inputs,
      run: async (answers) => {
        await run(answers);
        return DONE;
      },
      success: () => success,
      ...more,
    });
  const nameInput = <ConfirmationInput key="name" source="name" required label={translate("ui.view.name")} />;
  const nameIn = ({ name }: Payload) => textIn(name).trim();
  const isHere = current?.whose === "browser";
  return {
    saveAs: () =>
      ask({
        label: translate("ui.save"),
        question: translate("ui.view.save_as"),
        success: translate("ui.view.saved"),
        ...(areViewsOnPlatform() ? {} : { consequence: translate("ui.view.stays_here") }),
        ask: nameInput,
        run: async (answers) => {
          const name = nameIn(answers);
          const made = areViewsOnPlatform() ? await platformViews.add(resource, name, shown) : keepHere(name, shown);
          await again();
          if (made !== undefined) open(made);
        },
      }),
    save: async (view: View) => {
      try {
        const saved = isHere ? keepHere(view.name, shown) : await platformViews.set(view, { value: shown });
        await again();
        if (saved !== undefined) open(saved);
        notify("ui.view.saved", { type: "success" });
      } catch {
        await again();
        notify("ui.view.not_saved", { type: "error" });
      }
    },
    rename: (view: View) =>
      ask({
        label: translate("ui.view.rename"),
        question: translate("ui.view.rename_ask", { name: view.name }),
        success: translate("ui.view.renamed"),
        ask: nameInput,
        start: { name: view.name },
        run: async (answers) => {
          const name = nameIn(answers);
          const renamed = isHere ? keepHere(name, view.value, view.name) : await platformViews.set(view, { name });
          await again();
          if (isHere && renamed !== undefined) open(renamed);
        },
      }),
    share: (view: View) =>
      ask({
        label: translate("ui.view.share"),
        question: translate("ui.view.share_ask", { name: view.name }),
        consequence: translate("ui.view.share_means"),
        success: translate("ui.view.shared"),
        run: () => platformViews.set(view, { whose: "owner" }),
      }),
    takeBack: (view: View) =>
      ask({
        label: translate("ui.view.take_back"),
        question: translate("ui.view.take_back_ask", { name: view.name }),
        consequence: translate("ui.view.take_back_means"),
        success: translate("ui.view.taken_back"),
        run: () => platformViews.set(view, { whose: "own" }),
      }),
    makeDefault: (view: View, roles: readonly RoleOfView[]) =>
      ask({
        label: translate("ui.view.make_default"),
        question: translate("ui.view.default_ask", { name: view.name }),
        consequence: translate("ui.view.default_means"),
        success: translate("ui.view.default_made"),
        ask: <RoleInput key="role" source="role" required roles={roles} views={all} />,
        run: ({ role }) => {
          const former = all.find(({ whose, roleKey }) => whose === "role" && roleKey === textIn(role));
          const { name, value } = view;
          return former === undefined
            ? platformViews.add(resource, name, value, textIn(role))
            : platformViews.set(former, { name, value });
        },
      }),
    remove: (view: View) =>
      ask({
        label: translate("ra.action.delete"),
        question: translate("ui.view.delete_ask", { name: view.name }),
        success: translate("ui.view.deleted"),
        danger: true,
        ...(view.whose === "owner" || view.whose === "role" ? { consequence: translate("ui.view.delete_means") } : {}),
        run: async () => {
          if (isHere)
            store.setItem(
              localViewsKey(resource),
              here().filter(({ name }) => name !== view.name),
            );
          else await platformViews.del(view);
        },
        after: () => open(null),
      }),
    copyLink: (view: View) => {
      const { origin, pathname } = globalThis.location;
      navigator.clipboard.writeText(`${origin}${pathname}?${new URLSearchParams({ [VIEW_PARAM]: view.id })}`).then(
        () => notify("ui.view.link_copied", { type: "success" }),
        () => notify("ui.copy_failed", { type: "error" }),
      );
    },
  };
};
