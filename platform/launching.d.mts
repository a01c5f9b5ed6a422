export const adviceForError: (error: unknown) => string | null;
