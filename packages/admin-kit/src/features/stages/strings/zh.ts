/** Title of stages and subjects; their other words are in `late-texts/stages`. The source language. */
export const zh = { title: '学段学科' } as const
