/** Parts below one another. Here and not in a sheet: the one sheet of all screens is at its limit of 12 KB. */
export const STACK = { display: 'grid', gap: 'var(--dw-space-4)' } as const

/** Controls next to one another, in several lines where there is no room. */
export const ROW = { display: 'flex', flexWrap: 'wrap', gap: 'var(--dw-space-2)' } as const
