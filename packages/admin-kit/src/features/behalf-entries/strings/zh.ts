/** Title of the screen; its other words are in `late-texts/behalf-entries`. The source language. */
export const zh = { title: '代他人报名' } as const
