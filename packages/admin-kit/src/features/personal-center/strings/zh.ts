/** Title of the personal centre. The source language. */
export const zh = { title: '个人中心' } as const
