export function findChromium(): string | null
export const chromiumFlags: string[]
