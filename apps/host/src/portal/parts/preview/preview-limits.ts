/** Rows of a sheet that a page shows. */
export const MAX_ROWS = 500
