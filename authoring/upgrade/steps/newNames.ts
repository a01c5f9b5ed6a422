// Names that were renamed in the same module: module -> former name -> name.
const pairs = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(",").map((pair) => pair.trim().split(" ")));

export const NEW_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "pilothouse/platform": pairs(`
    AGREE AGREE_KEY, Answered AnswerValue, CANCELLED CANCELLED_REASON, Filled FilledStore, JOBS JOBS_TABLE,
    Opened OpenedPlatform, Stopped JobStopped, VISITOR VISITOR_PREFIX, WorkerEnded WorkerTerminated, add answerAdd,
    areInOneHand haveCommonController, beginTry countPasswordTry, changeRights noteRightsChange,
    countWithin countEvents, hashOf hashToken, hostIn hostOfUrl, inStep inTransaction, invalid invalidFailure,
    isPassword isPasswordCorrect, lookupWhere createCheckedLookup, makePutUrl answerUploadAddress,
    noPermission noPermissionFailure, outsideStep outsideTransaction, reaches callerReaches, set answerSet,
    undoTry cancelPasswordTry
  `),
  "pilothouse/platform/demo": pairs("At AdjustContext, DemoFilled FilledDemoStore, rowsIn generatedRowsOf"),
  "pilothouse/platform/storage": pairs(`
    NOTES NOTES_TABLE, changingRows recordRowChanges, columnsOf storedColumnNames, forgetNote deleteNote,
    inOrderOfCreation creationOrder, keepSecret storeSecretNote, noteOnce addNote, readSecret readSecretNote,
    record recordEntry, takeNote consumeNote
  `),
  "pilothouse/schema": pairs(`
    Asking RequestTime, FREE FREE_FILTER, MOST WHERE_LIMITS, MOST_SORT_KEYS MAX_SORT_KEYS, SearchedAs SearchForm,
    USUAL USUAL_PASSWORDS, WHERE WHERE_PARAM, WHERE_ZONE WHERE_ZONE_PARAM, WITHIN WITHIN_SUFFIX, amount fromCents,
    cents toCents, clockOf localTimeOf, daysBefore momentDaysBefore, derivedFrom sourcesOfDerivation,
    expressionOf regExpOf, finerCurrencies unsupportedCurrencies, formsOf searchFormsOf,
    guessedNames guessablePartsOf, holds conditionHolds, largestIn largestAmountIn
  `),
  "pilothouse/sheet": pairs("DESTROYED LOST_DIGITS_MARK, besideAmounts withCurrencyColumns, headOf columnHeader"),
  "pilothouse/handles": pairs("PartOf FieldsAs"),
  "pilothouse/console": pairs("screensOf screensOfMenus"),
  "pilothouse/form": pairs("Places CountryPlaces, Written WriteLock, accepts acceptsFile"),
  "pilothouse/public": pairs(`
    CodeField CaptchaField, LazyWaiting LazyWaitCountdown, Own FindWord, useWait useWaitAfterRefusal,
    waitInRefusal secondsToWaitIn
  `),
  "pilothouse/public/first": pairs("show showSeen"),
  "pilothouse/testing": pairs("Drawing PrerenderedPage, draw drawPages"),
  "pilothouse/list": pairs("ShippedView DefinedView"),
  "pilothouse/actions": pairs("Many BulkActions, ManyContext BulkActionsContext"),
  "pilothouse/resource": pairs(`
    failureOf readFailure, spellFailure translateFailure, spellMessage translateMessage, useOwn useAccountKeys
  `),
  "pilothouse/ui": pairs("Lines LoadingLines"),
  "pilothouse/features/aggregates/platform": pairs("PLACE SPAN_COLUMN, ROWS COUNT_COLUMN"),
  "pilothouse/value": pairs("ownZone browserZone"),
  "pilothouse/wire": pairs("knownParams keepKnownParams, notUnderstood throwNotUnderstood, understood valueReaders"),
  "pilothouse/features/sheets/book": pairs(`
    HEAD_ROWS HEADER_SEARCH_ROWS, Names NamesByResource, numberCell toNumberCell, withKey addKeyColumn
  `),
  "pilothouse/features/wizard/console/parts": pairs("Values WizardValues"),
};
