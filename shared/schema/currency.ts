// All currencies, by their names in definitions and on the wire: those of the specification, and every other one of ISO
// 4217 by its code in small letters. Every amount has two decimals, if only .00, and is stored in hundredths.
interface Currency {
  /** The ISO 4217 code. */
  readonly code: string;
  readonly symbol: string | undefined;
  readonly decimals: 0 | 2;
}

const CURRENCIES: Readonly<Record<string, Currency>> = {
  rmb: { code: "CNY", symbol: "¥", decimals: 2 },
  usd: { code: "USD", symbol: "$", decimals: 2 },
  inr: { code: "INR", symbol: "₹", decimals: 2 },
  jpy: { code: "JPY", symbol: "JP¥", decimals: 0 },
};

const WHOLE = "bif clp djf gnf isk kmf krw pyg rwf ugx uyi vnd vuv xaf xof xpf".split(" ");
const HUNDREDTHS =
  "aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bmd bnd bob brl bsd btn bwp byn bzd cad cdf chf cop crc cup cve czk dkk dop dzd egp ern etb eur fjd fkp gbp gel ghs gip gmd gtq gyd hkd hnl htg huf idr ils irr jmd kes kgs khr kpw kyd kzt lak lbp lkr lrd lsl mad mdl mga mkd mmk mnt mop mru mur mvr mwk mxn myr mzn nad ngn nio nok npr nzd pab pen pgk php pkr pln qar ron rsd rub sar sbd scr sdg sek sgd shp sle sos srd ssp stn svc syp szl thb tjs tmt top try ttd twd tzs uah uyu uzs ved ves wst xcd yer zar zmw zwg".split(
    " ",
  );
/** Currencies with three or four decimals, which no amount can have. */
export const unsupportedCurrencies: readonly string[] = "bhd clf iqd jod kwd lyd omr tnd uyw".split(" ");

export const currencyNames: readonly string[] = [...Object.keys(CURRENCIES), ...HUNDREDTHS, ...WHOLE];

const standard = new Map<string, Currency>();
/** A currency of ISO 4217 by its code in small letters. Its symbol is the one that people write in English, if any. */
const standardCurrency = (name: string): Currency => {
  const kept = standard.get(name);
  if (kept !== undefined) return kept;
  const code = name.toUpperCase();
  const parts = new Intl.NumberFormat("en", { style: "currency", currency: code }).formatToParts(1);
  const shown = parts.find(({ type }) => type === "currency")?.value;
  const symbol = shown === code ? undefined : shown;
  const found: Currency = { code, symbol, decimals: WHOLE.includes(name) ? 0 : 2 };
  standard.set(name, found);
  return found;
};

/** Finds a currency by its name or its code, in upper or lower case. */
const findCurrency = (given: string): Currency | undefined => {
  const name = given.toLowerCase();
  if (Object.hasOwn(CURRENCIES, name)) return CURRENCIES[name];
  const known = Object.values(CURRENCIES).find(({ code }) => code.toLowerCase() === name);
  return known ?? (currencyNames.includes(name) ? standardCurrency(name) : undefined);
};

export const decimalsOf = (currency: string): 0 | 2 => findCurrency(currency)?.decimals ?? 2;

/** Undefined for an unknown currency, and for one without a symbol. */
export const symbolOf = (currency: string): string | undefined => findCurrency(currency)?.symbol;

/** The code of a currency. For an unknown one, its name in capitals. */
export const currencyCode = (currency: string): string => findCurrency(currency)?.code ?? currency.toUpperCase();
