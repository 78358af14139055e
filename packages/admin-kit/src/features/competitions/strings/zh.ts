/** Title of the competitions; their other words are in `late-texts/competitions`. The source language. */
export const zh = { title: '赛事配置' } as const
