import { useTranslate } from "ra-core";

export const AskAdministrator = () => <p>{useTranslate()("shell.ask_administrator")}</p>;
