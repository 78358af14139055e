/** Title of the screen of school profiles; its other words are in `late-texts/school-profiles`. The source language. */
export const zh = { title: '学校风采' } as const
