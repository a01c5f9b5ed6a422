// What the platform tells the owner of an account. The console has the words, and decides how they are sent.

/** What the words of each notice name besides. */
export interface Notices {
  /** Somebody signed in with a browser that has not signed in to this account before. */
  readonly newBrowser: { readonly agent: string; readonly address: string; readonly time: number };
}

export type Notice = {
  readonly [About in keyof Notices]: { readonly about: About; readonly values: Notices[About] };
}[keyof Notices];
