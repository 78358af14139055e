/** Permission code of stages and subjects. */
export const stageCodes = { edit: 'garde:edit' } as const
