/** Title of the screen of registrations; its other words are in `late-texts/registrations`. The source language. */
export const zh = { title: '注册审核' } as const
