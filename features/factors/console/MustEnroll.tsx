// In place of the console, for whoever needs a second factor and has none: turns one on, or signs out.
import Button from "@mui/material/Button";
import { useSetLocale, useTranslate } from "ra-core";
import { useEffect } from "react";
import { PublicShell } from "../../../src/framework/public/PublicShell";
import { type Site, SiteProvider } from "../../../src/framework/public/Site";
import { WithWords } from "../../../src/framework/resource/WithWords";
import type { Language } from "../../../src/framework/wire/contract";
import { useDocumentTitle } from "../../../src/framework/shell/router/DocumentTitle";
import { tellOtherTabs } from "../../../src/framework/wire/otherTabs";
import { loginAddress } from "../../../src/framework/wire/session";
import { signOut } from "../../../src/framework/wire/signOut";
import { accountWords } from "../../../src/framework/account/accountWords";
import { OwnFactor } from "./OwnFactor";

interface PageProps {
  /** The name that the account signs in with. */
  readonly userId: string;
  /** As chosen in the frame. */
  readonly language: Language;
}

const Page = ({ userId, language }: PageProps) => {
  const translate = useTranslate();
  const setLocale = useSetLocale();
  const title = translate("own.must");
  useEffect(() => void setLocale(language), [setLocale, language]);
  useDocumentTitle(title);
  const leave = async () => {
    await signOut();
    tellOtherTabs();
    location.assign(loginAddress({ ...location, pathname: "/" }));
  };
  return (
    <div className="own-must">
      <h1>{title}</h1>
      <p className="lead">{translate("own.mustWhy")}</p>
      <OwnFactor userId={userId} onKept={() => location.reload()} />
      <Button color="inherit" onClick={() => void leave()}>
        {translate("own.mustLeave")}
      </Button>
    </div>
  );
};

export interface MustEnrollProps extends Pick<PageProps, "userId"> {
  /** The frame is that of the public pages, whose words are loaded before. */
  readonly site: Site;
}

const nothing = async () => undefined;

export const MustEnroll = ({ site, userId }: MustEnrollProps) => (
  <SiteProvider value={site}>
    <PublicShell loadWords={nothing}>
      {(language) => (
        <WithWords of={accountWords}>
          <Page userId={userId} language={language} />
        </WithWords>
      )}
    </PublicShell>
  </SiteProvider>
);
