// When the session has ended, draws the sign-in form over the page, which stays unchanged. The form is loaded late.
import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { type Site, useSite } from "../../../src/framework/public/Site";
import { loadChunk } from "../../../src/framework/shell/errors/loadChunk";
import { renewal } from "../../../src/framework/wire/renewal";
import { roleView } from "../../../src/framework/wire/roleView";

const load = async (site: Site): Promise<ComponentType> => {
  const { SignInAgainDialog, loadDialogWords } = await loadChunk(() => import("./SignInAgainDialog"));
  await loadDialogWords();
  return () => <SignInAgainDialog site={site} />;
};

const Renewing = () => {
  const site = useSite();
  const isDue = useSyncExternalStore(renewal.subscribe, renewal.isDue);
  const [Form, setForm] = useState<ComponentType | null>(null);
  const { key } = useLocation();
  useEffect(renewal.offer, []);
  useEffect(() => {
    if (isDue) load(site).then((loaded) => setForm(() => loaded), renewal.giveUp);
  }, [isDue, site]);
  // The browser's back button changes the page under the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each navigation
  useEffect(renewal.cover, [key]);
  return isDue && Form ? <Form /> : null;
};

/** A view as a role has no session of its own to renew: it ends with the session of the person. */
export const SignInAgain = () => (roleView.current() === null ? <Renewing /> : null);
