const PAGE = '/preschoolEducation/homeProduced?view=submit'

/** Returns the address of the submission page, with a state and a page of the user's list. */
export function submitAddress(state?: string, page = 1): string {
  return `${PAGE}${state === undefined ? '' : `&state=${state}`}${page > 1 ? `&page=${page}` : ''}`
}
