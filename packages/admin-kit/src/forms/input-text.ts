/** The text of an input that shows an optional text: an input cannot hold null, so an absent text is empty. */
export function inputText(text: string | null | undefined): string {
  return text ?? ''
}

/** The optional texts of a record as form values, by their names. */
export function inputTexts<Field extends string>(
  texts: Readonly<Record<Field, string | null | undefined>>,
): Record<Field, string>
export function inputTexts(texts: Readonly<Record<string, string | null | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, inputText(text)]))
}
