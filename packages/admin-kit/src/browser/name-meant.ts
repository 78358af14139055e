const letters = (name: string) => name.toLowerCase().replaceAll(/^is|[^a-z]|s$/g, '')

/** The known name that is probably meant by another one: the same letters, in one or several. */
export const nameMeant = (name: string, known: readonly string[]): string | undefined =>
  known.find((one) => letters(one) === letters(name))
