/** What a checker looks at before a work is judged. */
export const checkKeys = ['anonymous', 'complete', 'duration', 'original', 'suitable'] as const
