/** Permission codes of the research activities. */
export const activityCodes = { edit: 'activity:edit' } as const
