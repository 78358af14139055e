export const tw = { title: '' } as const
