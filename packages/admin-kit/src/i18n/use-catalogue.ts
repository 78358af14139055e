import { useEffect, useState } from 'react'
import { firstChinese, loadCatalogue, type Catalogue, type KitLocale } from './catalogue'

const loaded = new Map<KitLocale, Catalogue>()

function atHand(locale: KitLocale, withFormat: boolean): Catalogue | null {
  const isHere = locale === 'zh' || locale === 'keys'
  const known = loaded.get(locale) ?? (isHere ? { ...firstChinese, locale } : null)
  return known && (known.format || !withFormat) ? known : null
}

async function loadOrChinese(
  locale: KitLocale,
  withFormat: boolean,
  onError: (error: unknown) => void,
): Promise<Catalogue> {
  try {
    const catalogue = await loadCatalogue(locale, withFormat)
    loaded.set(locale, catalogue)
    return catalogue
  } catch (error) {
    onError(error)
    return firstChinese
  }
}

const isSame = (one: Catalogue | null, other: Catalogue) =>
  one?.locale === other.locale && Boolean(one.format) === Boolean(other.format)

/**
 * The requested language, once it is loaded; until then the one before, and null only at the very first.
 * A language that cannot be loaded is reported, and Chinese is used. `withFormat` waits for full ICU syntax.
 */
export function useCatalogue(
  locale: KitLocale,
  onError: (error: unknown) => void,
  withFormat = false,
): Catalogue | null {
  const [catalogue, setCatalogue] = useState(() => atHand(locale, withFormat))

  useEffect(() => {
    let isCurrent = true
    const show = async () => {
      const next = atHand(locale, withFormat) ?? (await loadOrChinese(locale, withFormat, onError))
      if (isCurrent) setCatalogue((shown) => (isSame(shown, next) ? shown : next))
    }
    void show()
    return () => {
      isCurrent = false
    }
  }, [locale, onError, withFormat])

  return catalogue
}
