/** Permission code of the history of a record. */
export const logCodes = { operations: 'log:oper:list' } as const
