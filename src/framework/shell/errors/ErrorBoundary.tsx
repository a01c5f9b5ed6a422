import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { type ErrorInfo, type ReactNode, useEffect } from "react";
import { ErrorBoundary as Boundary } from "react-error-boundary";
import { ErrorPage } from "./ErrorPage";
import { forgetFailed } from "./loaded";

interface ErrorBoundaryProps {
  /** Another place lets the screen be drawn again. */
  readonly place: string;
  readonly children: ReactNode;
}

const report = (error: Error, { componentStack }: ErrorInfo): void => console.error(error, componentStack);

/** Keeps a failed screen from taking the menu with it. */
export const ErrorBoundary = ({ place, children }: ErrorBoundaryProps) => {
  const { reset } = useQueryErrorResetBoundary();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what did not arrive is asked for anew when the place was left
  useEffect(() => forgetFailed, [place]);
  return (
    <Boundary
      resetKeys={[place]}
      onError={report}
      onReset={() => {
        forgetFailed();
        reset();
      }}
      fallbackRender={({ error, resetErrorBoundary }) => <ErrorPage error={error} onRetry={resetErrorBoundary} />}
    >
      {children}
    </Boundary>
  );
};
