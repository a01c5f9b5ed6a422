// The console's composition root: providers and generated sections only.
import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { CoreAdminContext } from "ra-core";
import type { Root } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { FindResourceProvider } from "../framework/resource/related";
import { loadVisitedWords } from "../framework/resource/words";
import { createPreferences } from "../framework/preferences";
import {
  createAccountStore,
  createAuthProvider,
  createDataProvider,
  createI18nProvider,
  createRegistry,
} from "../framework/providers";
import { createQueryClient } from "../framework/providers/queryClient";
import { Shell } from "../framework/shell/Shell";
import { sections } from "../framework/shell/menu/sections";
import { createConsoleRouter } from "../framework/shell/router/createConsoleRouter";
import { warmScreen } from "../framework/shell/router/warmScreen";
import { showOwnMode } from "../framework/ui/theme/ownMode";
import { MODE_KEY } from "../framework/ui/theme/mode";
import { theme } from "../framework/ui/theme/theme";
import { config } from "../framework/wire/config";
import { language } from "../framework/wire/language";
import { followOtherTabs } from "../framework/wire/otherTabs";
import { storage } from "../framework/wire/storage";
import { words } from "./words";

/** A slow answer about the account must not hold back the console: it then says so itself. */
const PATIENCE = 3000;
const patience = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));

const USER_KEY = "pilothouse.user";

/** Fetches the words and the screen at `path`, so that opening the console there draws at once. Never fails. */
export const prepareConsole = async (path: string): Promise<void> => {
  await Promise.allSettled([words[language.get()](), warmScreen(path, language.get())]);
};

/** Opens the console in place of whatever `root` shows. @throws when the words cannot be loaded */
export const openConsole = async (root: Root): Promise<void> => {
  const entering = document.querySelector("form") !== null;
  const registry = createRegistry(sections);
  const account = createAccountStore();
  // What the roles grant decides what is drawn: known beforehand, nothing moves when it arrives.
  const [i18nProvider, owner] = await Promise.all([
    createI18nProvider({ words, languages: config().languages, opened: loadVisitedWords }),
    Promise.race([account.load().catch(() => null), patience()]),
    warmScreen(location.pathname, language.get()),
  ]);
  const user_id = owner ? String(owner.identity.id) : (storage.get(USER_KEY) ?? "");
  storage.set(USER_KEY, user_id);
  const preferences = createPreferences(user_id);
  showOwnMode(preferences);
  followOtherTabs();
  const queryClient = createQueryClient();
  if (owner) {
    queryClient.setQueryData(["auth", "getPermissions", {}], owner.permissions);
    queryClient.setQueryData(["auth", "getIdentity"], owner.identity);
  }
  const router = createConsoleRouter(
    <CoreAdminContext
      authProvider={createAuthProvider({ registry, account })}
      dataProvider={createDataProvider({ sections, registry, describe: i18nProvider.describe })}
      i18nProvider={i18nProvider}
      store={preferences}
      queryClient={queryClient}
    >
      <FindResourceProvider value={registry.find}>
        <Shell entering={entering} />
      </FindResourceProvider>
    </CoreAdminContext>,
  );
  root.render(
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={MODE_KEY} disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
};
