const DATE = /^(\d{4})-(\d{2})-(\d{2})$/

/** Reads yyyy-MM-dd (specification section 9); anything else, and days no month has, is no date. */
export function parseDate(text: string): Date | undefined {
  const parts = DATE.exec(text)
  if (!parts) return undefined
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number)
  const date = new Date(year, month - 1, day)
  return date.getMonth() === month - 1 && date.getDate() === day ? date : undefined
}

/** Writes yyyy-MM-dd in the reader's calendar day. */
export function formatDate(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
