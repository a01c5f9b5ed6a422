// Notices above a list about missing parts of the platform's answer.
import { useListContext, useLocale, useTranslate } from "ra-core";
import { formatNumber } from "../../value/formats";
import { factsIn } from "../../wire/readAnswer";
import { keylessRowsIn, useKeylessReason } from "../table/keylessRows";

export const AnswerNotices = () => {
  const translate = useTranslate();
  const language = useLocale();
  const { meta, total = 0 } = useListContext();
  const reason = useKeylessReason();
  const notices = [
    ...(keylessRowsIn(meta).length > 0 ? [`${reason} ${translate("ui.keyless_host")}`] : []),
    ...(factsIn(meta).isCut === true ? [translate("ui.page.cut", { count: formatNumber(total, language) })] : []),
  ];
  return notices.map((text) => (
    <p key={text} className="ui-list-error" role="status">
      {text}
    </p>
  ));
};
