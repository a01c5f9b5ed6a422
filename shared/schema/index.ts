// Builders of field schemas, shared by forms, imports, the platform and the response check. No React, no DOM.
export { attributes } from "./attributes";
export { build } from "./builders";
export { cronExpression } from "./cronExpression";
export { currencyCode, currencyNames, decimalsOf, finerCurrencies } from "./currency";
export { type Amount, amount, cents, roundedAmount } from "./decimal";
export { type Derivation, derivedFrom, derivedValue } from "./derived";
export { email } from "./email";
export type { Field } from "./field";
export { factsOf } from "./facts";
export { flag } from "./flag";
export { integer } from "./integer";
export { guessedNames, isGuessFrom, USUAL_PASSWORDS } from "./isGuess";
export { jsonText } from "./jsonText";
export { key } from "./key";
export { list } from "./list";
export { largestAmountIn, money } from "./money";
export { nameMark } from "./nameMark";
export { number } from "./number";
export { oneOf } from "./oneOf";
export { expressionOf, isOwnPattern, normalForm, patterns } from "./patterns";
export { phone } from "./phone";
export { referencesTo } from "./referencesTo";
export { referenceTo } from "./referenceTo";
export { rowOf } from "./rowOf";
export { formsOf, type SearchForm } from "./searched";
export { secret } from "./secret";
export { siblingNames } from "./siblings";
export { someOf } from "./someOf";
export { MOST_SORT_KEYS } from "./sorting";
export { text } from "./text";
export { timeRange } from "./timeRange";
export { timestamp } from "./timestamp";
export { url } from "./url";
export { validate } from "./validate";
export { version } from "./version";
export { holds } from "./when";
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
  WHERE,
  WHERE_ZONE,
  WITHIN,
  type Where,
} from "./where/Where";
export { writeWhere } from "./where/writeWhere";
export { clockOf, DAY, dayOfClock, daysBefore, isZone, secondsOfClock } from "./where/zonedTime";
