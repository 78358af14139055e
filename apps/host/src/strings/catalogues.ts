import type { Locale } from '../preferences/preferences'

/** Words with the same keys and gaps as the source catalogue. */
export type Shape<T> = {
  [K in keyof T]: T[K] extends (...values: infer A) => string
    ? (...values: A) => string
    : T[K] extends string
      ? string
      : Shape<T[K]>
}

/** The words of one part of the host: each language is a file of its own, fetched once when it is first needed. */
export function createCatalogues<T>(part: string, sources: Record<Locale, () => Promise<T>>) {
  const loading = new Map<Locale, Promise<T>>()
  const loaded = new Map<Locale, T>()

  async function fetchOnce(locale: Locale): Promise<T> {
    const words = await sources[locale]()
    loaded.set(locale, words)
    return words
  }

  return {
    /** The words of a language; the same promise each time, so that React may wait for it. */
    load: (locale: Locale): Promise<T> => {
      const known = loading.get(locale) ?? fetchOnce(locale)
      loading.set(locale, known)
      return known
    },

    /** The words of a language that has been loaded; throws when they are not there yet. */
    loaded: (locale: Locale): T => {
      const words = loaded.get(locale)
      if (!words) throw new Error(`The words of the ${part} in "${locale}" are drawn before they were loaded.`)
      return words
    },
  }
}
