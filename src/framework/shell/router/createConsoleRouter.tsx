import { I18nContextProvider, type I18nProvider } from "ra-core";
import type { ReactNode } from "react";
import { createBrowserRouter, useRouteError } from "react-router-dom";
import { ErrorPage } from "../errors/ErrorPage";

const RootError = () => <ErrorPage error={useRouteError()} onRetry={() => location.reload()} />;

/**
 * A data router of React Router, because only such a router can block leaving unsaved changes. It has one route;
 * CurrentScreen finds the screen. An error outside of all screens, such as in the menu, shows an error page with words
 * from `i18n`.
 */
export const createConsoleRouter = (element: ReactNode, i18n: I18nProvider) =>
  createBrowserRouter([
    {
      path: "*",
      element,
      errorElement: (
        <I18nContextProvider value={i18n}>
          <RootError />
        </I18nContextProvider>
      ),
    },
  ]);
