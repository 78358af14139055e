/** Title of the research activities; their other words are in `late-texts/activities`. The source language. */
export const zh = { title: '教研活动' } as const
