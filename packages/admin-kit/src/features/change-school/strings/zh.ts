/** Title of the changes of school; their other words are in `late-texts/change-school`. The source language. */
export const zh = { title: '变更学校审核' } as const
