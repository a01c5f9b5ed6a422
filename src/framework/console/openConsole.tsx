// Puts a console together: the shell, and all providers around it.
import CssBaseline from "@mui/material/CssBaseline";
import { StyledEngineProvider, ThemeProvider } from "@mui/material/styles";
import { CoreAdminContext } from "ra-core";
import { Fragment, type ReactNode, startTransition, useEffect, useState } from "react";
import type { Root } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { QuestionDialog } from "../account/QuestionDialog";
import { PlacesContext } from "../form/places";
import { FindResourceProvider } from "../resource/related";
import { type Site, SiteProvider } from "../public/Site";
import { loadWords } from "../public/words";
import { followVisited, loadVisitedWords } from "../resource/words";
import { createPreferences } from "../preferences/preferences";
import { createAccountStore } from "../providers/account";
import { createAuthProvider } from "../providers/authProvider";
import { createDataProvider } from "../providers/dataProvider";
import { createI18nProvider } from "../providers/i18nProvider";
import { createRegistry } from "../providers/registry";
import { sectionsFor } from "../providers/sectionsFor";
import { lossQuestion } from "../providers/lossQuestion";
import { setRequestWrapper } from "../providers/sends";
import { createQueryClient } from "../providers/queryClient";
import { Shell } from "../shell/Shell";
import { type Console, ConsoleProvider } from "../shell/Console";
import { applyLanguage } from "../shell/applyLanguage";
import { createConsoleRouter } from "../shell/router/createConsoleRouter";
import { dialogs } from "../shell/slots";
import { preloadScreen } from "../shell/router/preloadScreen";
import { OwnIconsProvider } from "../ui/icons";
import { FollowOwnMode } from "../ui/theme/FollowOwnMode";
import { showOwnMode } from "../ui/theme/ownMode";
import { MODE_KEY } from "../ui/theme/mode";
import { theme } from "../ui/theme/theme";
import { config } from "../wire/config";
import { can, host } from "../wire/Host";
import { servesRest, setHostInside } from "../wire/HostInside";
import { LANGUAGES } from "../wire/contract";
import * as language from "../wire/language";
import { lastUser } from "../wire/lastUser";
import { followOtherTabs } from "../wire/otherTabs";
import { factsIn } from "../wire/readAnswer";
import { Filled, Fills } from "../slots";
import type { ReplacingPage } from "../slots/ConsoleFeature";
import { roleView } from "../wire/roleView";
import { firstWords } from "./words";

/** Milliseconds to wait for the account. After that, the console opens and shows that it waits. */
const PATIENCE = 3000;
const NOTHING = {};
const patience = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));

/** The console without the parts that its platform lacks. */
const consoleFor = (whole: Console): Console => {
  const isWhole = can("extensions") && can("further") && Object.keys(host().lacks).length === 0;
  if (isWhole) return whole;
  return { ...whole, sections: sectionsFor(whole.sections), work: can("extensions") ? (whole.work ?? null) : null };
};

/** Loads the words and the screen for `path`, so that the console is drawn at once. Never rejects. */
export const prepareConsole = async (whole: Console, path: string): Promise<void> => {
  const { sections } = consoleFor(whole);
  await Promise.allSettled([firstWords(whole)[language.get()](), preloadScreen(sections, path, language.get())]);
};

const loadDataLossDialog = async () => (await import("../account/DataLossDialog")).DataLossDialog;

/** A page that is shown in place of the console has the frame and the words of public pages. */
const loadInstead = async ({ load }: ReplacingPage, site: Site) =>
  (await Promise.all([load(), loadWords(language.get(), [site.loadWords])]))[0];

/** Makes what draws one version of the console. Loads its words and its current screen. */
const makeVersion = async (whole: Console) => {
  const inside = consoleFor(whole);
  setHostInside(inside.platform);
  const { features = [], sections } = inside;
  setRequestWrapper(features.flatMap(({ around = [] }) => around));
  const registry = createRegistry(sections);
  await followVisited(registry.find);
  const [i18nProvider] = await Promise.all([
    createI18nProvider({ words: firstWords(inside), languages: config().languages, opened: loadVisitedWords }),
    preloadScreen(sections, location.pathname, language.get()),
  ]);
  return { inside, features, sections, registry, i18nProvider };
};
type Version = Awaited<ReturnType<typeof makeVersion>>;

/** Draws the latest version of the console. A change of version keeps open forms, filters and dialogs. */
const Latest = ({ first, draw }: { readonly first: Version; readonly draw: (version: Version) => ReactNode }) => {
  const [latest, setLatest] = useState(first);
  const { follow } = first.inside;
  useEffect(
    () => follow?.((later) => void makeVersion(later).then((made) => startTransition(() => setLatest(made)))),
    [follow],
  );
  return draw(latest);
};

/** Opens the console in `root`, in place of its content. @throws if the words cannot be loaded */
export const openConsole = async (whole: Console, root: Root, site: Site): Promise<void> => {
  applyLanguage();
  const entering = document.querySelector("form") !== null;
  // Without the mark of a prerendered page, forms of the console do not take over the values that were typed there.
  delete document.getElementById("root")?.dataset.drawn;
  const account = createAccountStore();
  // Menu keys decide what is drawn. They are awaited, so that nothing moves later.
  const [first, owner] = await Promise.all([
    makeVersion(whole),
    Promise.race([account.load().catch(() => null), patience()]),
  ]);
  const { features } = first;
  const name = owner ? String(owner.identity.id) : lastUser.get();
  lastUser.set(name);
  roleView.prepare();
  const own = factsIn(owner?.record);
  const instead = features.flatMap((feature) => feature.instead ?? []).find(({ isDue }) => isDue(own));
  // Preferences are not sent while the console is viewed as a role, or while another page replaces it.
  const isOwn = servesRest("preferences") && roleView.current() === null && instead === undefined;
  const keeper = isOwn ? features.find((one) => one.keepPreferences !== undefined) : undefined;
  const preferences = createPreferences(name, keeper !== undefined);
  showOwnMode(preferences);
  followOtherTabs();
  const leaving = keeper?.keepPreferences?.(preferences, account) ?? (async () => roleView.forgetOwn());
  const queryClient = createQueryClient();
  if (owner) {
    queryClient.setQueryData(["auth", "getPermissions", {}], owner.permissions);
    queryClient.setQueryData(["auth", "getIdentity"], owner.identity);
  }
  const Page = instead === undefined ? null : await loadInstead(instead, site);
  const Around = LANGUAGES.some(language.isRightToLeft)
    ? (await import("../ui/theme/MirroredStyles")).MirroredStyles
    : Fragment;
  const draw = ({ inside, features: parts, sections, registry, i18nProvider }: Version) => (
    <CoreAdminContext
      authProvider={createAuthProvider({ registry, account, leaving })}
      dataProvider={createDataProvider({ sections, registry, describe: i18nProvider.describe })}
      i18nProvider={i18nProvider}
      store={preferences}
      queryClient={queryClient}
    >
      <Around>
        <FindResourceProvider value={registry.find}>
          <ConsoleProvider value={inside}>
            <OwnIconsProvider value={inside.icons ?? NOTHING}>
              <PlacesContext value={inside.places ?? null}>
                <SiteProvider value={site}>
                  <Filled by={parts.flatMap(({ fills }) => fills)}>
                    {Page ? <Page userId={name} /> : <Shell entering={entering} />}
                    <FollowOwnMode />
                    <Fills of={dialogs} props={NOTHING} />
                    <QuestionDialog by={lossQuestion.by} load={loadDataLossDialog} />
                  </Filled>
                </SiteProvider>
              </PlacesContext>
            </OwnIconsProvider>
          </ConsoleProvider>
        </FindResourceProvider>
      </Around>
    </CoreAdminContext>
  );
  const router = createConsoleRouter(<Latest first={first} draw={draw} />, first.i18nProvider);
  root.render(
    // MUI's styles come first, so that style sheets of the framework can override them.
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={MODE_KEY} disableTransitionOnChange>
        <CssBaseline enableColorScheme />
        <RouterProvider router={router} />
      </ThemeProvider>
    </StyledEngineProvider>,
  );
};
