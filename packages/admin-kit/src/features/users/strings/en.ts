export const en = { title: '' } as const
