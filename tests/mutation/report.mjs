// Reports how many mutants were killed, and which mutants survived.
const count = (all, ...statuses) => all.filter(({ status }) => statuses.includes(status)).length;

/** Prints the results of each part: [name, results]. */
export const report = (parts) => {
  const row = (name, all) => {
    const killed = count(all, "Killed");
    const timedOut = count(all, "Timeout");
    const survived = count(all, "Survived");
    const uncovered = count(all, "NoCoverage");
    const tried = killed + timedOut + survived + uncovered;
    const score = tried === 0 ? "" : `${((100 * (killed + timedOut)) / tried).toFixed(1)}%`;
    return {
      part: name,
      tried,
      killed,
      "timed out": timedOut,
      survived,
      "reached by no test": uncovered,
      noticed: score,
    };
  };
  for (const [, all] of parts)
    for (const { file, place, mutatorName, replacement, status, covering } of all)
      if (status === "Survived" || status === "NoCoverage")
        console.log(`${status} ${file}:${place} ${mutatorName} -> ${replacement} (${covering} tests)`);
  console.table([
    ...parts.map(([name, all]) => row(name, all)),
    row(
      "all",
      parts.flatMap(([, all]) => all),
    ),
  ]);
};
