/** Words of folded filters, which load with the first list that has them; below `users` in the catalogues. */
export const zh = { label: '筛选' } as const
