// What the tests of a console stand on.
export { fakePlatform, silentPlatform } from "../wire/fakePlatform";

// Its public pages, drawn as the build draws them and shown as a browser shows them.
export { type Drawing, draw } from "../prerender/draw";
export { PublicApp } from "../public/PublicApp";
export { loadPage, type PublicRow } from "../public/PublicPage";
export { SiteProvider } from "../public/Site";
export { arrive } from "../public/arrive";
export { publicPath } from "../public/publicPath";

// The last step of a wizard, and the calls that its API test offers.
export { createLedger } from "../wizard/Ledger";
export { declaredCalls, withText } from "../apitest/declaredCalls";
