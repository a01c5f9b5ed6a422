import ButtonBase from "@mui/material/ButtonBase";
import { useTranslate } from "ra-core";
import { useAccountKeys } from "pilothouse/resource";
import { DelayedInput, Icon, IconButton } from "pilothouse/ui";
import { EnumValue, ReferenceValue } from "pilothouse/value";
import { type Reference, wordOf } from "pilothouse/wire";
import { appReference } from "../../../generated/applist/app/app.reference";
import { appUserReference } from "../../../generated/applist/app_user/appUser.reference";
import { feedbackType } from "../../../generated/enums";
import { accountReference } from "../../../generated/operate/account/account.reference";
import type feedbackWords from "../../../generated/operate/feedback/feedback.words";
import { deviceReference } from "../../../generated/product/device/device.reference";
import { type DeskFilter, LINK_FILTERS, type LinkFilter, availableTabs } from "./deskFilter";
import type { DeskState } from "./useDesk";

const word = wordOf<typeof feedbackWords>();

const REFERENCES: Readonly<Partial<Record<LinkFilter, Reference>>> = {
  account_id: accountReference,
  user_id: appUserReference,
  app_id: appReference,
  uid: deviceReference,
};

const Tabs = ({ desk }: { readonly desk: DeskState }) => {
  const translate = useTranslate();
  return (
    <fieldset className="desk-states">
      <legend className="ui-unseen">{translate(word("feedback.fields.state"))}</legend>
      {availableTabs().map((tab) => (
        <ButtonBase key={tab} aria-pressed={tab === desk.filter.tab} data-tab={tab} onClick={() => desk.show(tab)}>
          <b>{desk.counts[tab] ?? " "}</b>
          <span>{translate(`support.tab_${tab}`)}</span>
        </ButtonBase>
      ))}
    </fieldset>
  );
};

const without = (narrowed: DeskFilter["narrowed"], name: string): DeskFilter["narrowed"] =>
  Object.fromEntries(Object.entries(narrowed).filter(([one]) => one !== name));

interface ChipProps {
  readonly name: LinkFilter;
  readonly value: string;
  readonly onClear: () => void;
}

/** A filter that a link from another page has set, with a button to remove it. */
const Chip = ({ name, value, onClear }: ChipProps) => {
  const translate = useTranslate();
  const label = translate(word(`feedback.fields.${name}`));
  const of = REFERENCES[name];
  return (
    <span className="desk-chip">
      {label}:{" "}
      {of ? (
        <ReferenceValue value={value} of={of} link={false} />
      ) : (
        <EnumValue value={Number(value)} of={feedbackType} />
      )}
      <ButtonBase aria-label={translate("support.showAll", { label })} onClick={onClear}>
        <Icon name="close" size={13} />
      </ButtonBase>
    </span>
  );
};

interface HeadProps {
  readonly desk: DeskState;
  readonly onSettings: () => void;
}

/** The filters of the inbox: state, text, and the account that handles it. */
export const InboxHead = ({ desk, onSettings }: HeadProps) => {
  const translate = useTranslate();
  const own = useAccountKeys();
  const { narrowed, search } = desk.filter;
  const isMine = own.account !== "" && narrowed.account_id?.join() === own.account;
  const chips = LINK_FILTERS.flatMap((name) =>
    isMine && name === "account_id" ? [] : (narrowed[name] ?? []).map((value) => ({ name, value })),
  );
  return (
    <header>
      <Tabs desk={desk} />
      <search className="desk-search">
        <DelayedInput
          icon="search"
          type="search"
          value={search}
          label={translate("support.search")}
          placeholder={translate("support.search")}
          onSettle={desk.find}
        />
        <IconButton
          aria-pressed={isMine}

          size="medium"
          icon="user"
          label={translate("support.mine")}
          onClick={() =>
            desk.narrow(isMine ? without(narrowed, "account_id") : { ...narrowed, account_id: [own.account] })
          }
        />
        <IconButton size="medium" icon="settings" label={translate("support.pushSettings")} onClick={onSettings} />
      </search>
      {chips.length > 0 && (
        <div className="desk-chips">
          {chips.map(({ name, value }) => (
            <Chip
              key={`${name} ${value}`}
              name={name}
              value={value}
              onClear={() => desk.narrow({ ...narrowed, [name]: narrowed[name]?.filter((one) => one !== value) ?? [] })}
            />
          ))}
        </div>
      )}
    </header>
  );
};
