// Builders of field schemas, shared by forms, imports, the platform and the response check. No React, no DOM.
export { attributes } from "./attributes";
export { build } from "./builders";
export { cronExpression } from "./cronExpression";
export { currencyCode, currencyNames, decimalsOf, unsupportedCurrencies } from "./currency";
export { type Amount, fromCents, toCents, roundedAmount } from "./decimal";
export { type Derivation, sourcesOfDerivation, derivedValue } from "./derived";
export { email } from "./email";
export type { Field } from "./field";
export { factsOf } from "./facts";
export { flag } from "./flag";
export { integer } from "./integer";
export { guessablePartsOf, isGuessFrom, USUAL_PASSWORDS } from "./isGuess";
export { jsonText } from "./jsonText";
export { key } from "./key";
export { list } from "./list";
export { largestAmountIn, money } from "./money";
export { nameMark } from "./nameMark";
export { number } from "./number";
export { oneOf } from "./oneOf";
export { regExpOf, isOwnPattern, normalForm, patterns } from "./patterns";
export { phone } from "./phone";
export { referencesTo } from "./referencesTo";
export { referenceTo } from "./referenceTo";
export { rowOf } from "./rowOf";
export { searchFormsOf, type SearchForm } from "./searched";
export { secret } from "./secret";
export { siblingNames } from "./siblings";
export { someOf } from "./someOf";
export { MAX_SORT_KEYS } from "./sorting";
export { text } from "./text";
export { timeRange } from "./timeRange";
export { timestamp } from "./timestamp";
export { url } from "./url";
export { validate } from "./validate";
export { version } from "./version";
export { conditionHolds } from "./when";
export { checkWhere, type Compared, operatorsOf } from "./where/checkWhere";
export { readWhere, UnreadableWhere } from "./where/readWhere";
export { type RequestTime, spanOf } from "./where/spans";
export {
  type Condition,
  conditionsOf,
  FREE_FILTER,
  type Group,
  isGroup,
  WHERE_LIMITS,
  WHERE_PARAM,
  WHERE_ZONE_PARAM,
  WITHIN_SUFFIX,
  type Where,
} from "./where/Where";
export { writeWhere } from "./where/writeWhere";
export { localTimeOf, DAY, dayOfClock, momentDaysBefore, isZone, secondsOfClock } from "./where/zonedTime";
