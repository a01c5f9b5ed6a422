// Messages of the platform to the owner of an account. The console writes the texts and decides how to send them.

interface Where {
  /** The name of the browser. */
  readonly agent: string;
  readonly address: string;
}

interface When {
  /** Seconds since 1970. */
  readonly time: number;
}

/** More values for the text of each notice. */
export interface Notices {
  /** Somebody signed in with a browser that had not signed in to this account before. */
  readonly newBrowser: Where & When;
  /** A second factor was turned on, turned off, or removed by somebody else. */
  readonly factorOn: Where & When;
  readonly factorOff: Where & When;
  readonly factorReset: When;
  readonly codesRenewed: Where & When;
  readonly recoveryUsed: Where & When & { readonly left: number };
  /** Somebody knew the password, but entered wrong codes until the sign-in ended. */
  readonly codesGuessed: Where & When;
  /** Somebody forgot the password. The code lets them choose a new one within these minutes. Only the receiver sees the code. */
  readonly resetCode: Where & When & { readonly code: string; readonly minutes: number };
  /** Somebody forgot the password of an account that can only sign in by another method. */
  readonly resetElsewhere: Where & When;
  /** The password was replaced with a code of `resetCode`. */
  readonly passwordReset: Where & When;
}

export type Notice = {
  readonly [About in keyof Notices]: { readonly about: About; readonly values: Notices[About] };
}[keyof Notices];
