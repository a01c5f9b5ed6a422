import { useTranslate } from "ra-core";
import { Icon } from "pilothouse/ui";

const KEYS = [
  { keys: ["J", "K"], word: "support.key_move" },
  { keys: ["Enter"], word: "support.key_answer" },
  { keys: ["Esc"], word: "support.key_back" },
] as const;

/** Shown next to the inbox while no conversation is open: what people can do, and with which keys. */
export const NoConversation = () => {
  const translate = useTranslate();
  return (
    <div className="desk-nothing">
      <Icon name="chat" size={30} />
      <p>{translate("support.choose")}</p>
      <dl>
        {KEYS.map(({ keys, word }) => (
          <div key={word}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{translate(word)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
