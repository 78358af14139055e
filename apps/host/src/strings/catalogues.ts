import type { Locale } from '../preferences/languages'

/** Strings with the same keys and parameters as the source catalogue. */
export type Shape<T> = {
  [K in keyof T]: T[K] extends (...values: infer A) => string
    ? (...values: A) => string
    : T[K] extends string
      ? string
      : Shape<T[K]>
}

/** Creates the catalogue of one part of the host: each language is a file of its own, loaded once when first needed. */
export function createCatalogues<T>(part: string, sources: Record<Locale, () => Promise<T>>) {
  const loading = new Map<Locale, Promise<T>>()
  const loaded = new Map<Locale, T>()

  async function fetchOnce(locale: Locale): Promise<T> {
    const words = await sources[locale]()
    loaded.set(locale, words)
    return words
  }

  return {
    /** Loads the strings of a language; returns the same promise each time, so that React can suspend on it. */
    load: (locale: Locale): Promise<T> => {
      const known = loading.get(locale) ?? fetchOnce(locale)
      loading.set(locale, known)
      return known
    },

    /** Returns the strings of a language that has been loaded; throws when it has not. */
    loaded: (locale: Locale): T => {
      const words = loaded.get(locale)
      if (!words) throw new Error(`The strings of the ${part} in "${locale}" were read before they were loaded.`)
      return words
    },
  }
}
