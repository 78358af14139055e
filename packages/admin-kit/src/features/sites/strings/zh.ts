/** Title of the site screen; its other words are in `late-texts/sites`. The source language. */
export const zh = { title: '站点管理' } as const
