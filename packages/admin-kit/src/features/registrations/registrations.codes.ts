/** Permission codes of the screen of registrations. */
export const registrationCodes = { audit: 'sys:register:audit' } as const
