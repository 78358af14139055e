export const browserConditions: string[]
export const sheetAliases: { find: string; replacement: string }[]
