// In place of the console, for whoever needs a second factor and has none: turns one on, or signs out.
import Button from "@mui/material/Button";
import { useTranslate } from "ra-core";
import { WithWords } from "../resource/WithWords";
import { loginAddress } from "../wire/session";
import { signOut } from "../wire/signOut";
import { accountWords } from "./accountWords";
import { OwnFactor } from "./OwnFactor";
import { OwnPasskeys } from "./OwnPasskeys";

export interface MustEnrollProps {
  /** The name that the account signs in with. */
  readonly userId: string;
}

const Page = ({ userId }: MustEnrollProps) => {
  const translate = useTranslate();
  const leave = async () => {
    await signOut();
    location.assign(loginAddress({ ...location, pathname: "/" }));
  };
  return (
    <main className="own-must">
      <h1>{translate("own.must")}</h1>
      <p>{translate("own.mustWhy")}</p>
      <OwnFactor userId={userId} onKept={() => location.reload()} />
      <OwnPasskeys onKept={() => location.reload()} />
      <Button color="inherit" onClick={() => void leave()}>
        {translate("own.mustLeave")}
      </Button>
    </main>
  );
};

export const MustEnroll = (props: MustEnrollProps) => (
  <WithWords of={accountWords}>
    <Page {...props} />
  </WithWords>
);
