/** Title of the results; their other words are in `late-texts/results`. The source language. */
export const zh = { title: '成绩管理' } as const
