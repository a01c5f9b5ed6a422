import type { Answer, OpenRequest, SessionRequest, SignedRequest } from "../server/Platform";

/** Who may call it: anybody, where null leaves the call to whoever is signed in; whoever is signed in; or who holds the menu key of the declared call. */
export type Handler =
  | { readonly who: "anybody"; run(request: OpenRequest): Promise<Answer | null> }
  | { readonly who: "signed"; run(request: SessionRequest): Promise<Answer> }
  | { readonly who: "permitted"; run(request: SignedRequest): Promise<Answer> };
