/** Title of the resource screen; its other words are in `late-texts/resources`. The source language. */
export const zh = { title: '资源管理' } as const
