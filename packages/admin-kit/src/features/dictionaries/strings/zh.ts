/** Title of the dictionaries; their other words are in `late-texts/dictionaries`. The source language. */
export const zh = { title: '字典管理' } as const
