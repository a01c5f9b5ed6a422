import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { useNotify, useTranslate } from "ra-core";
import { type RefObject, useRef } from "react";
import { acceptsFile } from "pilothouse/form";
import { Icon, IconButton, TextBox } from "pilothouse/ui";
import { fileName } from "../safeAddress";
import { PreparedAnswers } from "./PreparedAnswers";
import { MAX_ANSWER_LENGTH, useAnswering } from "./useAnswering";

const ACCEPT = "image/*,video/*,.log,.zip";

interface ComposerProps {
  readonly feedback: number;
  readonly box: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
}

export const AnswerComposer = ({ feedback, box }: ComposerProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const answer = useAnswering(feedback);
  const picker = useRef<HTMLInputElement>(null);
  const { uploading, failed, send, stop } = answer.uploading;
  const take = (file: File | undefined) => {
    if (!file) return;
    if (acceptsFile(file, ACCEPT)) void send(file);
    else notify("form.wrongFileKind", { type: "error", messageArgs: { name: file.name, accept: ACCEPT } });
  };
  return (
    <form
      className="desk-composer"
      onSubmit={(event) => {
        event.preventDefault();
        void answer.send();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      <TextBox
        inputRef={box}
        name="content"
        rows={3}
        value={answer.content}
        maxLength={MAX_ANSWER_LENGTH}
        placeholder={translate("support.write")}
        label={translate("support.write")}
        onChange={(event) => answer.write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            void answer.send();
          } else if (event.key === "Escape") event.currentTarget.blur();
        }}
      />
      {uploading && (
        <div className="desk-attached">
          <LinearProgress
            variant="determinate"
            value={uploading.part * 100}
            aria-label={uploading.name}
            sx={{ flex: 1 }}
          />
          <Button size="small" color="inherit" onClick={stop}>
            {translate("form.cancel")}
          </Button>
        </div>
      )}
      {answer.attach !== "" && (
        <div className="desk-attached">
          <Icon name="attach" size={16} />
          <span>{fileName(answer.attach)}</span>
          <IconButton
            size="medium"
            icon="close"
            iconSize={15}
            label={translate("support.detach")}
            onClick={answer.detach}
          />
        </div>
      )}
      <p role="alert" className="desk-failed">
        {failed}
      </p>
      <div className="desk-tools">
        <IconButton
          size="medium"
          icon="attach"
          label={translate("support.attach")}
          onClick={() => picker.current?.click()}
        />
        <input
          ref={picker}
          type="file"
          hidden
          accept={ACCEPT}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
        <PreparedAnswers
          written={answer.content}
          onChoose={(text) => {
            answer.write(answer.content.trim() === "" ? text : `${answer.content.trimEnd()}\n${text}`);
            box.current?.focus();
          }}
        />
        <span className="desk-hint">{translate("support.sendKey")}</span>
        <Button type="submit" variant="contained" disabled={!answer.isReady} loading={answer.busy}>
          {translate("support.send")}
        </Button>
      </div>
    </form>
  );
};
