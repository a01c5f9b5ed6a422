import { useTranslate } from "ra-core";
import { Button, Icon, IconButton, PopoverButton } from "pilothouse/ui";
import { usePreparedAnswers } from "./cannedAnswers";

interface PreparedAnswersProps {
  readonly written: string;
  readonly onChoose: (text: string) => void;
}

export const PreparedAnswers = ({ written, onChoose }: PreparedAnswersProps) => {
  const translate = useTranslate();
  const { given, own, areKept, keep, drop } = usePreparedAnswers();
  const text = written.trim();
  return (
    <PopoverButton size="medium" label={translate("support.answers")} role="dialog" icon="chat">
      {(close) => (
        <div className="desk-canned">
          <div className="ui-menu-title">{translate("support.answers")}</div>
          {[...own, ...given].map((answer) => (
            <div key={answer}>
              <Button
                variant="text"
                fullWidth
                onClick={() => {
                  onChoose(answer);
                  close();
                }}
              >
                {answer}
              </Button>
              {own.includes(answer) && (
                <IconButton
                  icon="close"
                  iconSize={15}
                  label={translate("support.dropAnswer")}

                  onClick={() => drop(answer)}
                />
              )}
            </div>
          ))}
          {areKept && (
            <Button variant="text" fullWidth disabled={text === ""} onClick={() => keep(text)}>
              <Icon name="add" size={17} />
              {translate("support.keepAnswer")}
            </Button>
          )}
        </div>
      )}
    </PopoverButton>
  );
};
