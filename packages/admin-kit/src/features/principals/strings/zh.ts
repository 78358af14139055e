/** Title of the screen of principals; its other words are in `late-texts/principals`. The source language. */
export const zh = { title: '校长管理' } as const
