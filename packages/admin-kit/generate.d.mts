/** The files derived from the definitions, as text by path from the root of the repository. */
export function generatedScreens(): Promise<Record<string, string>>
