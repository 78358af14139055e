/** Text without what the database does not store: zero characters and halves of surrogate pairs. */
export const storable = (text: string): string =>
  text
    .replaceAll('\0', '')
    .replaceAll(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD')

/** Text on one line. */
export const oneLine = (text: string): string => storable(text).replaceAll(/\s+/g, ' ').trim()
