// Whether the server holds a newer build than the one running here: the names of the first scripts carry their content's hash.
const SCRIPT = /<script[^>]+type="module"[^>]+src="([^"]+)"/g;

const runningScripts = (): readonly (string | null)[] =>
  [...document.querySelectorAll('script[type="module"][src]')].map((script) => script.getAttribute("src"));

/** False when the server cannot be asked: a broken network is no new build. */
export const isStaleBuild = async (): Promise<boolean> => {
  try {
    const answer = await fetch("/", { cache: "no-store", headers: { accept: "text/html" } });
    if (!answer.ok) return false;
    const served = [...(await answer.text()).matchAll(SCRIPT)].map(([, source]) => source);
    const running = runningScripts();
    return served.length > 0 && served.join() !== running.join();
  } catch {
    return false;
  }
};
