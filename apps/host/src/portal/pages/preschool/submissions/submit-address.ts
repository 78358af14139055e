const PAGE = '/preschoolEducation/homeProduced?view=submit'

/** Where parents hand in; with a state and a page of their own list. */
export function submitAddress(state?: string, page = 1): string {
  return `${PAGE}${state === undefined ? '' : `&state=${state}`}${page > 1 ? `&page=${page}` : ''}`
}
