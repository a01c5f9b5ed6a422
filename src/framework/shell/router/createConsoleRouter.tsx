import type { ReactNode } from "react";
import { createBrowserRouter } from "react-router-dom";

/** A data router, which forms need to hold a person back from unsaved changes. It has one route: screens are found by CurrentScreen. */
export const createConsoleRouter = (element: ReactNode) => createBrowserRouter([{ path: "*", element }]);
