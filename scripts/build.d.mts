/** The packages to publish, in the order they build in. */
export const packages: string[]
/** The host (browser and server halves) and the server, as `npm start` needs them. */
export function buildApps(): Promise<void>
/** The server alone. */
export function buildServer(): Promise<void>
/** The packed demo database that Storybook and the tests start from. */
export function buildDemoDump(): Promise<void>
/** The designers' review tool as files that any web server can hold. */
export function buildStorybook(): Promise<void>
/** The published packages. */
export function buildPackages(): Promise<void>
