/** Bundles `entry` (path from the root) when its sources changed; answers the bundle's path. */
export declare const bundle: (entry: string) => Promise<string>;
