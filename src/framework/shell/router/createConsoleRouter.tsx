import type { ReactNode } from "react";
import { createBrowserRouter } from "react-router-dom";

/** A data router, which is needed to block navigation away from unsaved changes. It has one route: CurrentScreen finds the screen. */
export const createConsoleRouter = (element: ReactNode) => createBrowserRouter([{ path: "*", element }]);
