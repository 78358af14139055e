/** The beginning of a text. Never ends in half of a character that takes two places, which the database does not store. */
export function shorten(text: string, max: number): string {
  return text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '')
}
