// Whether the server has a newer build than this page. The names of the first scripts contain a hash of their content.
const SCRIPT = /<script[^>]+type="module"[^>]+src="([^"]+)"/g;

const runningScripts = (): readonly (string | null)[] =>
  [...document.querySelectorAll('script[type="module"][src]')].map((script) => script.getAttribute("src"));

/** False if the server does not answer, because a missing answer does not mean a new build. */
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
