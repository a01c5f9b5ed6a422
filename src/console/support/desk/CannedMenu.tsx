import { useTranslate } from "ra-core";
import { Icon, PopoverButton } from "pilothouse/ui";
import { useCannedAnswers } from "./cannedAnswers";

interface CannedMenuProps {
  readonly written: string;
  readonly onChoose: (text: string) => void;
}

export const CannedMenu = ({ written, onChoose }: CannedMenuProps) => {
  const translate = useTranslate();
  const { given, own, keep, drop } = useCannedAnswers();
  const text = written.trim();
  return (
    <PopoverButton
      className="shell-icon"
      label={translate("support.answers")}
      role="dialog"
      face={<Icon name="chat" size={19} />}
    >
      {(close) => (
        <div className="desk-canned">
          <div className="kit-menu-title">{translate("support.answers")}</div>
          {[...own, ...given].map((answer) => (
            <div key={answer}>
              <button
                type="button"
                className="kit-menu-item"
                onClick={() => {
                  onChoose(answer);
                  close();
                }}
              >
                {answer}
              </button>
              {own.includes(answer) && (
                <button
                  type="button"
                  className="shell-icon"
                  aria-label={translate("support.dropAnswer")}
                  title={translate("support.dropAnswer")}
                  onClick={() => drop(answer)}
                >
                  <Icon name="close" size={15} />
                </button>
              )}
            </div>
          ))}
          <button type="button" className="kit-menu-item" disabled={text === ""} onClick={() => keep(text)}>
            <Icon name="add" size={17} />
            {translate("support.keepAnswer")}
          </button>
        </div>
      )}
    </PopoverButton>
  );
};
