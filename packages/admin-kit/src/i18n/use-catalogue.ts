import { useEffect, useState } from 'react'
import { chinese, loadCatalogue, type Catalogue, type KitLocale } from './catalogue'

const loaded = new Map<KitLocale, Catalogue>()

function atHand(locale: KitLocale): Catalogue | null {
  if (locale === 'zh' || locale === 'keys') return { ...chinese, locale }
  return loaded.get(locale) ?? null
}

async function loadOrChinese(locale: KitLocale, onError: (error: unknown) => void): Promise<Catalogue> {
  try {
    const catalogue = await loadCatalogue(locale)
    loaded.set(locale, catalogue)
    return catalogue
  } catch (error) {
    onError(error)
    return chinese
  }
}

/**
 * The language asked for, once it is here; until then the one before, and null only at the very first.
 * A language that cannot be loaded is reported, and Chinese is used.
 */
export function useCatalogue(locale: KitLocale, onError: (error: unknown) => void): Catalogue | null {
  const [catalogue, setCatalogue] = useState(() => atHand(locale))

  useEffect(() => {
    let isCurrent = true
    const show = async () => {
      const next = atHand(locale) ?? (await loadOrChinese(locale, onError))
      if (isCurrent) setCatalogue((shown) => (shown?.locale === next.locale ? shown : next))
    }
    void show()
    return () => {
      isCurrent = false
    }
  }, [locale, onError])

  return catalogue
}
