const letters = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/^is/, '')
    .replace(/s$/, '')

/** The known name that is probably meant by another one: the same letters, in one or several. */
export const nameMeant = (name: string, known: readonly string[]): string | undefined =>
  known.find((one) => one !== name && letters(one) === letters(name))
