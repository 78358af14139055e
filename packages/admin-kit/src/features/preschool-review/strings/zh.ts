/** Title of the screen of early childhood; its other words are in `late-texts/preschool-review`. The source language. */
export const zh = { title: '学前教育管理' } as const
