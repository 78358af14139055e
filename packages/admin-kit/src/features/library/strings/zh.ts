/** Title of the media library; its other words are in `late-texts/library`. The source language. */
export const zh = { title: '附件管理' } as const
