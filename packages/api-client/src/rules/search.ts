/** Search conditions without the empty ones (section 5): empty strings are skipped, text is trimmed. */
export function filledConditions<Values extends Record<string, string | number | null | undefined>>(
  values: Values,
): Partial<Values> {
  const filled: Partial<Values> = {}
  for (const key in values) {
    const value = values[key]
    if (value === null || value === undefined || (typeof value === 'string' && value.trim() === '')) continue
    filled[key] = value
  }
  return filled
}

/** A date range counts only when both ends are filled (section 5). */
export function filledRange(start: string | null | undefined, end: string | null | undefined) {
  return start && end ? { start, end } : null
}
