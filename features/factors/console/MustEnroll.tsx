// Replaces the console for people who need a second factor and have none. They turn one on, or sign out.
import Button from "@mui/material/Button";
import { useSetLocale, useTranslate } from "ra-core";
import { useEffect } from "react";
import { PublicShell } from "../../../src/framework/public/PublicShell";
import { WithWords } from "../../../src/framework/resource/WithWords";
import type { Language } from "../../../src/framework/wire/contract";
import { useDocumentTitle } from "../../../src/framework/shell/router/DocumentTitle";
import { signalOtherTabs } from "../../../src/framework/wire/otherTabs";
import { loginAddress } from "../../../src/framework/wire/session";
import { signOut } from "../../../src/framework/wire/signOut";
import { accountWords } from "../../../src/framework/account/accountWords";
import { factorWords } from "./factorWords";
import { OwnFactor } from "./OwnFactor";
import "./factors.css";

interface PageProps {
  /** The name that the account signs in with. */
  readonly userId: string;
  /** The language that was chosen in the frame. */
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
    signalOtherTabs();
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

const nothing = async () => undefined;

export const MustEnroll = ({ userId }: Pick<PageProps, "userId">) => (
  <PublicShell loadWords={nothing}>
    {(language) => (
      <WithWords of={accountWords}>
        <WithWords of={factorWords}>
          <Page userId={userId} language={language} />
        </WithWords>
      </WithWords>
    )}
  </PublicShell>
);
