export const serverFlags: string[]
