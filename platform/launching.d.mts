export const adviceOn: (error: unknown) => string | null;
