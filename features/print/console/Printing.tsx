// Prints a whole list. Its rows are fetched and drawn out of sight, the page waits for the names of references, and then
// the browser prints. The rows stay until people use the page again, because some browsers print later than they report.
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useQueryClient } from "@tanstack/react-query";
import {
  ListContextProvider,
  useDataProvider,
  useListContext,
  useLocale,
  useNotify,
  useResourceContext,
  useTranslate,
} from "ra-core";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { MAX_RECORDS_PER_REQUEST } from "../../../src/framework/resource/atOnce";
import { failureWords } from "../../../src/framework/resource/failureWords";
import { Dialog } from "../../../src/framework/ui/Dialog";
import { DialogAnswers } from "../../../src/framework/ui/DialogAnswers";
import { formatNumber } from "../../../src/framework/value/formats";
import { PageNames } from "../../../src/framework/list/PageNames";
import { useListSetup } from "../../../src/framework/list/table/ListSetup";
import { useTotal } from "../../../src/framework/list/tools/useTotal";
import { type PrintedRows, requestPrintedRows } from "./requestPrintedRows";
import { PrintedTable } from "./PrintedTable";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { printWords } from "./printWords";
import "./print.css";

interface PrintingProps {
  readonly onClose: () => void;
}

/** Milliseconds between two checks whether everything has arrived, and the longest wait. */
const STEP = 60;
const PATIENCE = 30_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, STEP));

export const Printing = ({ onClose }: PrintingProps) => {
  const { total = 0 } = useTotal();
  const [agreed, setAgreed] = useState(total <= MAX_RECORDS_PER_REQUEST);
  return (
    <WithWords of={printWords}>
      {agreed ? <WholeList onClose={onClose} /> : <TooLong onClose={onClose} onAgree={() => setAgreed(true)} />}
    </WithWords>
  );
};

const WholeList = ({ onClose }: PrintingProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const resource = useResourceContext() ?? "";
  const list = useListContext();
  const { columns, tree } = useListSetup();
  const [printed, setPrinted] = useState<PrintedRows | null>(null);
  const { sort, filterValues, filter } = list;
  const read = useEffectEvent(async (): Promise<PrintedRows> => {
    if (tree === null)
      return requestPrintedRows({ dataProvider, resource, sort, filter: { ...filterValues, ...filter } });
    return { rows: tree.whole.rows, isCut: false, total: tree.whole.rows.length };
  });
  const report = useEffectEvent((error: unknown) => {
    notify(failureWords(error, translate), { type: "error" });
    onClose();
  });
  useEffect(() => {
    let isHere = true;
    read().then((found) => isHere && setPrinted(found), report);
    return () => {
      isHere = false;
    };
  }, []);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (printed === null) return undefined;
    let isHere = true;
    const leave = () => close();
    const print = async () => {
      const until = Date.now() + PATIENCE;
      do await pause();
      while (isHere && queries.isFetching() > 0 && Date.now() < until);
      await pause();
      if (!isHere) return;
      window.print();
      for (const what of ["pointerdown", "keydown"]) window.addEventListener(what, leave, { once: true });
    };
    void print();
    return () => {
      isHere = false;
      for (const what of ["pointerdown", "keydown"]) window.removeEventListener(what, leave);
    };
  }, [printed, queries]);
  if (printed === null || list.data === undefined) return null;
  return (
    <ListContextProvider value={{ ...list, data: [...printed.rows] }}>
      <PageNames columns={columns.visible}>
        <div className="ui-printed">
          <PrintedTable of={printed} />
        </div>
      </PageNames>
    </ListContextProvider>
  );
};

interface TooLongProps extends PrintingProps {
  readonly onAgree: () => void;
}

/** For a list that is too long to print: offers the row tools, which cover all rows, or prints only the first rows. */
const TooLong = ({ onClose, onAgree }: TooLongProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const { total = 0, textOf } = useTotal();
  const { rowTools } = useListSetup();
  const most = formatNumber(MAX_RECORDS_PER_REQUEST, language);
  return (
    <Dialog title={translate("ui.print.long", { count: textOf(total) })} onClose={onClose}>
      <DialogContent>
        <p>{translate(rowTools.length > 0 ? "ui.print.most" : "ui.print.narrow", { count: most })}</p>
        <Suspense>
          {rowTools.map(({ label, Panel }) => (
            <Panel key={label} onClose={onClose} />
          ))}
        </Suspense>
      </DialogContent>
      <DialogActions>
        <DialogAnswers
          harmless={{ onPress: onClose }}
          verb={{ label: translate("ui.print.go", { count: most }), onPress: onAgree }}
        />
      </DialogActions>
    </Dialog>
  );
};
