/** Permission codes that the start page checks. */
export const homeCodes = { trend: 'dash:home' } as const
