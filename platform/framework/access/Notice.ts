// Messages of the platform to the owner of an account. The console has the words, and decides how they are sent.

interface Where {
  /** The name of the browser. */
  readonly agent: string;
  readonly address: string;
}

interface When {
  /** Seconds since 1970. */
  readonly time: number;
}

/** Further values in the words of each notice. */
export interface Notices {
  /** Somebody signed in with a browser that has not signed in to this account before. */
  readonly newBrowser: Where & When;
  /** A second factor was turned on, turned off, or removed by somebody else. */
  readonly factorOn: Where & When;
  readonly factorOff: Where & When;
  readonly factorReset: When;
  readonly codesRenewed: Where & When;
  readonly recoveryUsed: Where & When & { readonly left: number };
  /** Somebody knew the password, and gave wrong codes until the sign-in ended. */
  readonly codesGuessed: Where & When;
  /** Somebody forgot the password: the code that lets them choose another, for so many minutes. Only whoever reads the message sees it. */
  readonly resetCode: Where & When & { readonly code: string; readonly minutes: number };
  /** Somebody forgot the password of an account that signs in elsewhere. */
  readonly resetElsewhere: Where & When;
  /** The password was replaced by such a code. */
  readonly passwordReset: Where & When;
}

export type Notice = {
  readonly [About in keyof Notices]: { readonly about: About; readonly values: Notices[About] };
}[keyof Notices];
