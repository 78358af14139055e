export const zh = { title: '' } as const
