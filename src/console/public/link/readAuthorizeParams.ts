// The third party that sent the visitor here, as the address names it.
export interface AuthorizeParams {
  readonly appKey: string;
  readonly returnUrl: string;
  readonly state: string;
}

/** Reads the parameters of the address. The parameter names of OAuth are accepted too. */
export const readAuthorizeParams = (search: string): AuthorizeParams => {
  const query = new URLSearchParams(search);
  const first = (...names: readonly string[]) => names.map((name) => query.get(name)).find((value) => value) ?? "";
  return {
    appKey: first("app_key", "client_id"),
    returnUrl: first("return_url", "redirect_uri"),
    state: first("state"),
  };
};
