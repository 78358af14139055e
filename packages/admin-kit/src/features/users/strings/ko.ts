export const ko = { title: '' } as const
