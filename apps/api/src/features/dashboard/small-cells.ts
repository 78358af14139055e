/** The smallest count of people that is shown; a smaller one would say something about single persons. */
export const LEAST_SHOWN = 5

/** The count; null where it is too small to be shown. Zero is shown. */
export const shownCount = (count: number): number | null => (count === 0 || count >= LEAST_SHOWN ? count : null)
