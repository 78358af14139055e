/** Title of the app versions; their other words are in `late-texts/app-versions`. The source language. */
export const zh = { title: '版本管理' } as const
