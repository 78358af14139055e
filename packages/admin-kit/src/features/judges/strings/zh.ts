/** Title of judges and assignments; their other words are in `late-texts/judges`. The source language. */
export const zh = { title: '评委与分配' } as const
