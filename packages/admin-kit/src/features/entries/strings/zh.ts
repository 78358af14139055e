/** Title of the entries; their other words are in `late-texts/entries`. The source language. */
export const zh = { title: '报名与作品' } as const
