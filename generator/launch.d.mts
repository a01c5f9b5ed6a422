/** Bundles `entry` (path from the root) when its sources changed; answers the bundle's path. */
export declare const bundle: (entry: string) => Promise<string>;
/** The same in a process of its own. @throws Error when it could not be bundled */
export declare const bundleInProcess: (entry: string) => string;
