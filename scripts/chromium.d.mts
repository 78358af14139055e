export function findChromium(): string | null
export const chromiumFlags: string[]

export const HEADLESS_PACKAGE: string
export function findTestBrowser(): string | null
