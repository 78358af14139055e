/** Marks a call as form-encoded (section 7: the two menu calls); the body is then written as a form. */
export const formEncoded = { 'Content-Type': 'application/x-www-form-urlencoded' } as const
