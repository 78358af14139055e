export const ja = { title: '' } as const
