// The browsers in which the account is signed in, with address and last use, and a button to end each session.
import Button from "@mui/material/Button";
import { useTranslate } from "ra-core";
import { useState } from "react";
import { AskDialog } from "../../../src/framework/form/AskDialog";
import { failureWords } from "../../../src/framework/resource/failureWords";
import { TimestampValue } from "../../../src/framework/value/TimestampValue";
import { parseUserAgent } from "./agentNames";
import { Panel } from "../../../src/framework/account/Panel";
import { servesRest } from "../../../src/framework/wire/HostInside";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { sessionWords } from "./sessionWords";
import { OTHER_SESSIONS, type OwnSession, useSessions } from "./useSessions";

/** The browser's name as people know it. If the name is unknown, the user agent. */
const useBrowserName = () => {
  const translate = useTranslate();
  return (agent: string): string => {
    const { browser, system } = parseUserAgent(agent);
    if (browser !== "" && system !== "") return translate("own.browserOn", { browser, system });
    return browser || system || agent || translate("own.unknownBrowser");
  };
};

interface LineProps {
  readonly session: OwnSession;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

const Line = ({ session: { agent, address, seen, isCurrent }, busy, onEnd }: LineProps) => {
  const translate = useTranslate();
  const name = useBrowserName()(agent);
  return (
    <li>
      <div>
        <strong>{name}</strong>
        {isCurrent ? <em>{translate("own.thisSession")}</em> : null}
        <span>
          {address} · {translate("own.lastUsed")} <TimestampValue value={seen} />
        </span>
      </div>
      {isCurrent ? null : (
        <Button
          variant="outlined"
          color="inherit"
          size="small"
          loading={busy}
          aria-label={translate("own.endSessionOf", { name, address })}
          onClick={onEnd}
        >
          {translate("own.endSession")}
        </Button>
      )}
    </li>
  );
};

const Sessions = () => {
  const translate = useTranslate();
  const { data, error, refetch, end, ended } = useSessions();
  const [asking, setAsking] = useState(false);
  if (error)
    return (
      <div role="alert">
        <p className="own-note">{failureWords(error, translate)}</p>
        <Button variant="outlined" color="inherit" onClick={() => void refetch()}>
          {translate("ui.retry")}
        </Button>
      </div>
    );
  return (
    <>
      <ul className="own-sessions" aria-busy={data === undefined}>
        {data?.map((session) => (
          <Line key={session.id} session={session} busy={ended === session.id} onEnd={() => end(session.id)} />
        ))}
      </ul>
      {data !== undefined && data.length > 1 ? (
        <Button variant="outlined" color="inherit" loading={ended === OTHER_SESSIONS} onClick={() => setAsking(true)}>
          {translate("own.endOthers")}
        </Button>
      ) : null}
      {asking ? (
        <AskDialog
          title={translate("own.endOthers")}
          text={translate("own.endOthersText")}
          yes={translate("own.endSession")}
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            end(OTHER_SESSIONS);
          }}
        />
      ) : null}
    </>
  );
};

const OwnPanel = () => {
  const translate = useTranslate();
  return (
    <Panel title={translate("own.sessions")} icon="history">
      <Sessions />
    </Panel>
  );
};

/** Draws nothing on a platform that does not list sessions. */
export const OwnSessions = () =>
  servesRest("sessions") ? (
    <WithWords of={sessionWords}>
      <OwnPanel />
    </WithWords>
  ) : null;
