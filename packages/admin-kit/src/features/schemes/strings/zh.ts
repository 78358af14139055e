/** Title of score schemes; their other words are in `late-texts/schemes`. The source language. */
export const zh = { title: '评分配置' } as const
