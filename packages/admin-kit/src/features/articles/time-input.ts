const SECONDS = ':00'

/** `yyyy-MM-dd HH:mm:ss` as a `datetime-local` input holds it; empty for null. */
export const toInput = (time: string | null): string => time?.replace(' ', 'T') ?? noTime

const noTime = ''

/** What a `datetime-local` input holds as `yyyy-MM-dd HH:mm:ss`: browsers leave out seconds that are zero. */
export const fromInput = (value: string): string =>
  `${value.replace('T', ' ')}${/T\d{2}:\d{2}$/.test(value) ? SECONDS : noTime}`
