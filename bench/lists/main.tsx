// A page with a button that opens a list: `?list=ours|peer&rows=n`. The result is in the attribute `measured` of the
// body.
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { PilothouseList, PilothouseContext } from "./PilothouseList";
import { ReactAdminList, ReactAdminContext } from "./ReactAdminList";
import { createRowsProvider } from "./rows";

const asked = new URLSearchParams(location.search);
const isOurs = asked.get("list") === "ours";
const count = Number(asked.get("rows"));
const button = document.getElementById("show");
const root = document.getElementById("root");

const isDrawn = (): boolean =>
  isOurs
    ? document.querySelector("tbody tr[data-index]") !== null
    : document.querySelectorAll("tbody tr").length === count;

/** Resolves after the browser has painted the frame with the rows. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!isDrawn()) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });

const Opened = () => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    document.body.dataset.ready = "1";
    button?.addEventListener(
      "click",
      () => {
        const start = performance.now();
        setOpen(true);
        void painted().then(() => {
          document.body.dataset.measured = String(performance.now() - start);
        });
      },
      { once: true },
    );
  }, []);
  if (!open) return null;
  return isOurs ? <PilothouseList /> : <ReactAdminList count={count} />;
};

const dataProvider = createRowsProvider(count);
if (root !== null)
  createRoot(root).render(
    isOurs ? (
      <PilothouseContext dataProvider={dataProvider} count={count}>
        <Opened />
      </PilothouseContext>
    ) : (
      <ReactAdminContext dataProvider={dataProvider}>
        <Opened />
      </ReactAdminContext>
    ),
  );
