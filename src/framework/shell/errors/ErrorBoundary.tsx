import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { ErrorPage } from "./ErrorPage";
import { forgetFailed } from "./loaded";

interface BoundaryProps {
  /** Another place lets the screen be drawn again. */
  readonly place: string;
  readonly onReset: () => void;
  readonly children: ReactNode;
}
interface BoundaryState {
  readonly failure: { readonly error: unknown } | null;
  readonly place: string;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { failure: null, place };
  }

  override componentDidUpdate({ place }: BoundaryProps) {
    if (place !== this.props.place) forgetFailed();
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    const retry = () => {
      forgetFailed();
      this.props.onReset();
      this.setState({ failure: null });
    };
    return <ErrorPage error={failure.error} onRetry={retry} />;
  }
}

/** Keeps a failed screen from taking the menu with it. */
export const ErrorBoundary = ({ place, children }: { readonly place: string; readonly children: ReactNode }) => (
  <QueryErrorResetBoundary>
    {({ reset }) => (
      <Boundary place={place} onReset={reset}>
        {children}
      </Boundary>
    )}
  </QueryErrorResetBoundary>
);
