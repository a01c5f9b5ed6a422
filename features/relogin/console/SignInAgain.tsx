// When the session has ended, draws the sign-in form over the page, which stays unchanged. The form is loaded late.
import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import type { Site } from "../public/Site";
import { loadChunk } from "../shell/errors/loadChunk";
import { renewal } from "../wire/renewal";

interface SignInAgainProps {
  readonly site: Site;
}

const load = async (site: Site): Promise<ComponentType> => {
  const { SignInAgainDialog, loadDialogWords } = await loadChunk(() => import("./SignInAgainDialog"));
  await loadDialogWords();
  return () => <SignInAgainDialog site={site} />;
};

export const SignInAgain = ({ site }: SignInAgainProps) => {
  const isDue = useSyncExternalStore(renewal.subscribe, renewal.isDue);
  const [Form, setForm] = useState<ComponentType | null>(null);
  const { key } = useLocation();
  useEffect(renewal.offer, []);
  useEffect(() => {
    if (isDue) load(site).then((loaded) => setForm(() => loaded), renewal.giveUp);
  }, [isDue, site]);
  // The browser's back button changes the page under the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation shows the address of its page
  useEffect(renewal.cover, [key]);
  return isDue && Form ? <Form /> : null;
};
