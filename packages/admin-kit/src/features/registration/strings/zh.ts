/** Title of registering; the other words are in `late-texts/registration`. The source language. */
export const zh = { title: '用户注册' } as const
