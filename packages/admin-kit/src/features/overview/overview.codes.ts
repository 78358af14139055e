/** Permission codes of the data overview. */
export const overviewCodes = { figures: 'dash:home', screen: 'dash:screen' } as const
