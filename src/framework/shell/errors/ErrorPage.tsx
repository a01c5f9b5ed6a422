import { useTranslate } from "ra-core";
import { useState } from "react";
import { ChunkFailure } from "./loadChunk";
import { Message } from "./Message";
import { HomeButton } from "./PageButtons";
import { Button } from "../../ui/Button";

const detailsOf = (error: unknown): string =>
  [
    location.href,
    new Date().toISOString(),
    navigator.userAgent,
    "",
    error instanceof Error ? (error.stack ?? String(error)) : String(error),
    error instanceof Error && error.cause ? `caused by ${error.cause}` : "",
  ].join("\n");

interface ErrorPageProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown instead of a failed screen: people can try again, go home, and copy details for the developers. */
export const ErrorPage = ({ error, onRetry }: ErrorPageProps) => {
  const translate = useTranslate();
  const [copied, setCopied] = useState(false);
  const chunk = error instanceof ChunkFailure ? error : null;
  const details = detailsOf(error);
  const copy = () =>
    navigator.clipboard?.writeText(details).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const text = chunk ? (chunk.stale ? "shell.new_version" : "shell.chunk_failed") : "ra.message.error";
  return (
    <Message
      icon={chunk ? (chunk.stale ? "sync" : "cloud") : "error"}
      title={translate(chunk?.stale ? "ra.notification.application_update_available" : "ra.page.error")}
      text={translate(text)}
      actions={
        <>
          {chunk?.stale ? (
            <Button variant="contained" onClick={() => location.reload()}>
              {translate("ra.action.update_application")}
            </Button>
          ) : (
            <Button variant="contained" onClick={onRetry}>
              {translate("shell.try_again")}
            </Button>
          )}
          <HomeButton />
        </>
      }
    >
      <details>
        <summary>{translate("ra.message.details")}</summary>
        <pre>{details}</pre>
        <Button onClick={copy}>{translate(copied ? "shell.copied" : "shell.copy_details")}</Button>
      </details>
    </Message>
  );
};
