/** Permission code of entries for others; the import needs the same one. */
export const behalfCodes = { enter: 'comp:entry:behalf' } as const
