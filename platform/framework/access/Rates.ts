// Limits the number and cost of the requests of one sender. Signed-in requests count against the account, all others
// against the address. People behind one proxy share its address, so their signed-in requests never count against it.
import { Failure } from "../wire/Failure";
import type { Incoming } from "../wire/envelope";
import type { Settings } from "../settings/settings";
import { networkOf } from "./attempts";
import { Buckets } from "./Buckets";
import type { CallerKey } from "./Caller";
import type { Callers } from "./Callers";
import { Lanes, type Sender } from "./Lanes";

/** The maximum number of buckets for accounts, and for addresses. */
const MOST = 20_000;
/** The milliseconds of the platform's time that one request may take. More expensive requests count as several. */
const COST = 10;

const refuse = (seconds: number): void => {
  if (seconds > 0) throw new Failure(429, "rate", { retry_after: seconds, again: true }, { seconds });
};

export class Rates {
  /** The buckets of accounts and of addresses, by the names under which instances share them. */
  readonly shared: Readonly<Record<"account" | "address", Buckets>>;
  readonly #lanes = new Lanes();
  readonly #apiKeys: Buckets;

  constructor({ ACCOUNT_REQUESTS, ADDRESS_REQUESTS }: Pick<Settings, "ACCOUNT_REQUESTS" | "ADDRESS_REQUESTS">) {
    this.shared = { account: new Buckets(ACCOUNT_REQUESTS, MOST), address: new Buckets(ADDRESS_REQUESTS, MOST) };
    this.#apiKeys = new Buckets(ACCOUNT_REQUESTS, MOST);
  }

  /** Counts a request without a valid token, or an unreadable one. @throws Failure 429 */
  takeAddress(address: string, now: number): void {
    refuse(this.shared.address.take(networkOf(address), now));
  }

  /** Counts a request for its account, or for its address if nobody is signed in. Answers which. @throws Failure 429 */
  async take(callers: Pick<Callers, "accountOf">, { token, address }: Incoming, now: number): Promise<Sender> {
    const account = token === null ? null : await callers.accountOf(token, now);
    if (account === null) this.takeAddress(address, now);
    else refuse(this.shared.account.take(String(account), now));
    return account === null ? { key: networkOf(address), isVisitor: true } : { key: String(account), isVisitor: false };
  }

  /**
   * Runs a counted request when the turn of its sender comes, and counts its cost.
   * @throws Failure 429 if too many requests wait, or if earlier ones cost too much, or what `work` throws
   */
  of<Result>(sender: Sender, now: () => number, work: () => Promise<Result>): Promise<Result> {
    const buckets = this.shared[sender.isVisitor ? "address" : "account"];
    return this.#lanes.of(sender, {
      work,
      checkAgain: () => refuse(buckets.owes(sender.key, now())),
      charge: (cost) => {
        if (cost > COST) buckets.charge(sender.key, now(), cost / COST - 1);
      },
    });
  }

  /** Counts a call for its API key, in addition to its account, whose limit also counts. @throws Failure 429 */
  takeApiKey({ key, limit }: CallerKey, now: number): void {
    if (limit !== null) refuse(this.#apiKeys.take(String(key), now, limit));
  }
}
