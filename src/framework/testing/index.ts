// What tests of a console need.
export { fakePlatform, silentPlatform } from "../wire/fakePlatform";
export { setConfig } from "../wire/config";

// Prerendered public pages, as the build renders them and a browser shows them.
export { type PrerenderedPage, drawPages } from "../prerender/draw";
export { PublicApp } from "../public/PublicApp";
export { loadPage, type PublicRow } from "../public/PublicPage";
export { SiteProvider } from "../public/Site";
export { applyAddress } from "../public/applyAddress";
export { publicPath } from "../public/publicPath";
