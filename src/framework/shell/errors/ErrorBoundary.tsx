import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ErrorInfo, type ReactNode, useEffect } from "react";
import { ErrorBoundary as Boundary } from "react-error-boundary";
import { ErrorPage } from "./ErrorPage";
import { clearFailedParts } from "./loadOnce";

interface ErrorBoundaryProps {
  /** The path of the screen. If it changes, the screen is tried again. */
  readonly place: string;
  readonly children: ReactNode;
}

const report = (error: Error, { componentStack }: ErrorInfo): void => console.error(error, componentStack);

/** Catches the failure of a screen, so that the menu still works. */
export const ErrorBoundary = ({ place, children }: ErrorBoundaryProps) => {
  const { reset } = useQueryErrorResetBoundary();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen may request failed files again
  useEffect(() => clearFailedParts, [place]);
  return (
    <Boundary
      resetKeys={[place]}
      onError={report}
      onReset={() => {
        clearFailedParts();
        reset();
      }}
      fallbackRender={({ error, resetErrorBoundary }) => <ErrorPage error={error} onRetry={resetErrorBoundary} />}
    >
      {children}
    </Boundary>
  );
};
