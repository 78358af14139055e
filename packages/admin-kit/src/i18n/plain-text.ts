/** Values for the gaps of a text. */
export type TextValues = Readonly<Record<string, string | number>>

/** Is a text nothing but words and named gaps? Quotes, tags and plurals ask for full ICU syntax. */
export function isPlainText(text: string): boolean {
  return /^[^'<{}]*(?:\{\w+\}[^'<{}]*)*$/.test(text)
}

/** Puts values into the gaps of a plain text. */
export function fillGaps(text: string, values: TextValues): string {
  return text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))
}
