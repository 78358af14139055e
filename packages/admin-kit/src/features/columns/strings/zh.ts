/** Title of the column screen; its other words are in `late-texts/columns`. The source language. */
export const zh = { title: '栏目管理' } as const
