import { Suspense, useEffect } from "react";
import { useNotify, useTranslate } from "ra-core";
import { useLocation } from "react-router-dom";
import { GrantsProvider } from "../auth/GrantsProvider";
import { PageTitleProvider } from "../resource/title";
import { isKept } from "../wire/storage";
import { inFlight } from "../wire/inFlight";
import { ErrorBoundary } from "./errors/ErrorBoundary";
import { watchDeployment } from "./errors/watchDeployment";
import { LoadingOverlay } from "./feedback/LoadingOverlay";
import { Notices } from "./feedback/Notices";
import { SaveNotices } from "./feedback/SaveNotices";
import { Layout } from "./layout/Layout";
import { CurrentScreen } from "./router/CurrentScreen";
import { DocumentTitle } from "./router/DocumentTitle";
import { FollowLocation } from "./router/FollowLocation";
import { Button } from "../ui/Button";

const Bones = () => (
  <div className="shell-bones" aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
  </div>
);

const Screen = () => {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary place={pathname}>
      <Suspense fallback={<Bones />}>
        <CurrentScreen />
      </Suspense>
    </ErrorBoundary>
  );
};

/** Says that the server has a newer console, and offers to load it. It never reloads the page by itself. */
const UpdateNotice = () => {
  const translate = useTranslate();
  return (
    <span style={{ display: "flex", alignItems: "center", justifyContent: "space-between", gap: 12 }}>
      {translate("ra.notification.application_update_available")}
      <Button onClick={() => location.reload()}>{translate("ra.action.update_application")}</Button>
    </span>
  );
};

/** Says once that this browser stores nothing, so that a reload ends the session. */
const KeepingNotice = () => {
  const notify = useNotify();
  useEffect(() => {
    if (!isKept()) notify("shell.nothing_kept", { type: "warning" });
  }, [notify]);
  return null;
};

const DeploymentWatch = () => {
  const notify = useNotify();
  useEffect(() => watchDeployment(() => notify(<UpdateNotice />, { autoHideDuration: null })), [notify]);
  return null;
};

interface ShellProps {
  /** Whether the person has just signed in. Otherwise, the page was reloaded and starts at its top. */
  readonly entering: boolean;
}

/** The layout of a console around its screens. */
export const Shell = ({ entering }: ShellProps) => (
  <GrantsProvider>
    <PageTitleProvider>
      <Layout>
        <Screen />
      </Layout>
      <DocumentTitle />
      <FollowLocation entering={entering} />
      <DeploymentWatch />
      <KeepingNotice />
      <Notices />
      <SaveNotices />
      <LoadingOverlay inFlight={inFlight} />
    </PageTitleProvider>
  </GrantsProvider>
);
