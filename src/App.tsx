// The console's composition root: providers and generated sections only.
import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { CoreAdminContext } from "ra-core";
import type { Root } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { loadVisitedWords } from "./kit/words";
import { createPreferences } from "./preferences";
import {
  createAccountStore,
  createAuthProvider,
  createDataProvider,
  createI18nProvider,
  createRegistry,
} from "./providers";
import { createQueryClient } from "./queryClient";
import { Shell } from "./shell/Shell";
import { sections } from "./shell/menu/sections";
import { createConsoleRouter } from "./shell/router/createConsoleRouter";
import { warmScreen } from "./shell/router/warmScreen";
import { MODE_KEY } from "./shell/theme/mode";
import { theme } from "./shell/theme/theme";
import { config } from "./wire/config";
import { language } from "./wire/language";
import { storage } from "./wire/storage";
import { words } from "./words";

const USER_KEY = "pilothouse.user";

/** Fetches the words and the screen at `path`, so that opening the console there draws at once. Never fails. */
export const prepareConsole = async (path: string): Promise<void> => {
  await Promise.allSettled([words[language.get()](), warmScreen(path, language.get())]);
};

/** Opens the console in place of whatever `root` shows. @throws when the words cannot be loaded */
export const openConsole = async (root: Root): Promise<void> => {
  const registry = createRegistry(sections);
  const account = createAccountStore();
  // Its failure is told by the screen, which asks again.
  const known = account.load().catch(() => null);
  const [i18nProvider] = await Promise.all([
    createI18nProvider({
      words,
      languages: config().languages,
      opened: loadVisitedWords,
    }),
    warmScreen(location.pathname, language.get()),
  ]);
  const preferences = createPreferences(storage.get(USER_KEY) ?? "");
  const showPreferencesOf = preferences.useFor;
  known.then((owner) => {
    if (!owner) return;
    showPreferencesOf(String(owner.identity.id));
    storage.set(USER_KEY, String(owner.identity.id));
  });
  const queryClient = createQueryClient();
  const router = createConsoleRouter(
    <CoreAdminContext
      authProvider={createAuthProvider({ registry, account })}
      dataProvider={createDataProvider({ sections, registry, describe: i18nProvider.describe })}
      i18nProvider={i18nProvider}
      store={preferences}
      queryClient={queryClient}
    >
      <Shell />
    </CoreAdminContext>,
  );
  root.render(
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={MODE_KEY} disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
};
