// /operate/bot: the bot of each language, with its texts and its articles.
import ButtonBase from "@mui/material/ButtonBase";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useGetList, useTranslate } from "ra-core";
import { useId } from "react";
import { useSearchParams } from "react-router-dom";
import { WithWords } from "pilothouse/resource";
import { Icon } from "pilothouse/ui";
import { EnumValue } from "pilothouse/value";
import { type FactsOf, fieldOf, numberIn, textIn, valueKey, wordOf } from "pilothouse/wire";
import { language, openState } from "../../../generated/enums";
import type feedbackBotWords from "../../../generated/operate/feedback_bot/feedbackBot.words";
import type { FeedbackBot } from "../../../generated/operate/feedback_bot/feedbackBot.schema";
import { wiki } from "../../../generated/operate/wiki";
import { supportWords } from "../supportWords";
import { BotSettings } from "./BotSettings";
import { BotArticles } from "./BotArticles";
import "../desk/desk.css";
import "./bot.css";
import { feedbackBotReference } from "../../../generated/operate/feedback_bot/feedbackBot.reference";

const field = fieldOf<FeedbackBot>();
const word = wordOf<typeof feedbackBotWords>();

type Row = FactsOf<FeedbackBot>;
const PARTS = ["settings", "wiki"] as const;

const Desk = () => {
  const translate = useTranslate();
  const id = useId();
  const [query, setQuery] = useSearchParams();
  const { data, isError } = useGetList(feedbackBotReference.resource, {
    pagination: { page: 1, perPage: 100 },
    sort: { field: field("id"), order: "ASC" },
  });
  const bots: readonly Row[] = data ?? [];
  const languages = language.values.map(({ value }) => String(value));
  const lang = languages.find((one) => one === query.get("bot")) ?? textIn(bots[0]?.lang) ?? "en";
  const part = query.get("part") === "wiki" ? "wiki" : "settings";
  const bot = bots.find((row) => row.lang === lang) ?? null;
  const show = (name: string, value: string) =>
    setQuery((before) => {
      const after = new URLSearchParams(before);
      after.set(name, value);
      return after;
    });
  if (isError) return <p className="desk-empty">{translate("support.notRead")}</p>;
  if (data === undefined) return null;
  return (
    <div className="bot">
      <nav className="bot-languages" aria-label={translate(word("feedback_bot.fields.lang"))}>
        {languages.map((one) => {
          const own = bots.find((row) => row.lang === one);
          return (
            <ButtonBase key={one} aria-current={one === lang} onClick={() => show("bot", one)}>
              <Icon name={own ? "bot" : "add"} />
              <span>
                <b>{translate(valueKey(language, one))}</b>
                <small>{own ? textIn(own.name) : translate("support.noBot")}</small>
              </span>
              {own && <EnumValue value={own.state} of={openState} />}
            </ButtonBase>
          );
        })}
      </nav>
      <div className="bot-main">
        <Tabs
          className="bot-parts"
          value={part}
          selectionFollowsFocus
          aria-label={translate(valueKey(language, lang))}
          onChange={(_, next) => show("part", next)}
        >
          {PARTS.map((one) => (
            <Tab
              key={one}
              value={one}
              id={`${id}-${one}`}
              aria-controls={`${id}-part`}
              disabled={one === "wiki" && bot === null}
              label={translate(`support.${one}`)}
            />
          ))}
        </Tabs>
        <div
          className={part === "wiki" ? undefined : "bot-settings"}
          role="tabpanel"
          id={`${id}-part`}
          aria-labelledby={`${id}-${part}`}
        >
          {part === "wiki" && bot !== null ? (
            <BotArticles key={lang} bot={numberIn(bot.id)} />
          ) : (
            <BotSettings key={`${lang} ${bot ? "is" : "new"}`} bot={bot} lang={lang} onSaved={() => undefined} />
          )}
        </div>
      </div>
    </div>
  );
};

export const BotDesk = () => (
  <WithWords of={supportWords}>
    <WithWords of={wiki}>
      <Desk />
    </WithWords>
  </WithWords>
);
