import type { Locale } from '@doorway/api-client'
import { limits } from '@doorway/api-client/rules'
import type { ReactNode } from 'react'
import { useLocale } from '../../context/use-translate'
import { addLateTexts, hasLateTexts, type LateTextsOf } from '../../late-texts/late-texts'
import { inTime } from '../../loading/lazy-part'

const loaders: Record<Locale, () => Promise<LateTextsOf<'articles'>>> = {
  zh: async () => (await import('../../late-texts/articles/zh')).zh,
  en: async () => (await import('../../late-texts/articles/en')).en,
  ja: async () => (await import('../../late-texts/articles/ja')).ja,
  ko: async () => (await import('../../late-texts/articles/ko')).ko,
  tw: async () => (await import('../../late-texts/articles/tw')).tw,
}

const requests = new Map<Locale, Promise<void>>()
const failures = new Map<Locale, unknown>()

function load(locale: Locale): Promise<void> {
  const request = inTime(loaders[locale](), limits.screenTimeoutMs)
    .then((texts) => addLateTexts(locale, 'articles', texts))
    .catch((error: unknown) => void failures.set(locale, error))
    .finally(() => requests.delete(locale))
  requests.set(locale, request)
  return request
}

/** Renders its children once the words of the article screens are loaded in the reader's language. */
export function ArticleTexts({ children }: { children: ReactNode }) {
  const locale = useLocale()
  if (locale === 'keys' || hasLateTexts(locale, 'articles')) return children
  if (failures.has(locale)) {
    const failure = failures.get(locale)
    // The next attempt of the error boundary fetches again.
    failures.delete(locale)
    throw failure
  }
  // oxlint-disable-next-line typescript/only-throw-error -- a thrown promise is how a component waits in Suspense
  throw requests.get(locale) ?? load(locale)
}
