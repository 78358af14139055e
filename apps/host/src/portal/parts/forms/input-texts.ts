/** The optional texts of a record as form values, by their names: an input cannot hold null, so an absent text is empty. */
export function inputTexts<Field extends string>(
  texts: Readonly<Record<Field, string | null | undefined>>,
): Record<Field, string>
export function inputTexts(texts: Readonly<Record<string, string | null | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text ?? '']))
}
