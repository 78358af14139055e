/** Title of the start page; its other words are in `late-texts/home`. The source language. */
export const zh = { title: '工作台' } as const
