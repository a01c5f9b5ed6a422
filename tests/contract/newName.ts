let made = 0;

/** A name that no other account of this run has. */
export const newName = (stem: string): string => {
  made += 1;
  return `${stem} ${Date.now()}${made}`;
};
