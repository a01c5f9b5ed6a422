import { useTranslate } from "ra-core";
import { useEffect, useState } from "react";
import { Icon } from "../../../src/framework/ui/icons";
import { Button } from "../../../src/framework/ui/Button";

const SAID_FOR = 1600;

interface CopyButtonProps {
  readonly label: string;
  /** Answers null when there is nothing to copy. */
  readonly text: () => string | null;
}

/** Pages without https have no clipboard API, so they use `execCommand`. */
const copyText = async (text: string): Promise<void> => {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
};

export const CopyButton = ({ label, text }: CopyButtonProps) => {
  const translate = useTranslate();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    const found = text();
    if (found !== null) copyText(found).then(() => setCopied(true), console.warn);
  };
  return (
    <Button onClick={copy}>
      <Icon name={copied ? "check" : "copy"} size={16} />
      <span aria-live="polite">{copied ? translate("apitest.copied") : label}</span>
    </Button>
  );
};
