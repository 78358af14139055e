/** Title of the data overview; its other words are in `late-texts/overview`. The source language. */
export const zh = { title: '数据总览' } as const
