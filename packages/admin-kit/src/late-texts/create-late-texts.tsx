import type { Locale } from '@doorway/api-client'
import { limits } from '@doorway/api-client/rules'
import type { ReactNode } from 'react'
import { useLocale } from '../context/use-translate'
import { LateSheet } from '../late-sheets/late-sheet'
import { inTime } from '../loading/lazy-part'
import { addLateTexts, hasLateTexts, type LateTexts, type LateTextsOf } from './late-texts'

/** Loads the texts of a feature, by language. */
export type TextLoaders<Feature extends keyof LateTexts> = Record<Locale, () => Promise<LateTextsOf<Feature>>>

/**
 * A component that renders its children once the texts of a feature are loaded in the reader's language, with the rules of
 * the feature's own sheet (`<feature>.late.css?inline`).
 */
export function createLateTexts<Feature extends keyof LateTexts>(
  feature: Feature,
  loaders: TextLoaders<Feature>,
  rules?: string,
) {
  const requests = new Map<Locale, Promise<void>>()
  const failures = new Map<Locale, unknown>()

  function load(locale: Locale): Promise<void> {
    const request = inTime(loaders[locale](), limits.screenTimeoutMs)
      .then((texts) => addLateTexts(locale, feature, texts))
      .catch((error: unknown) => void failures.set(locale, error))
      .finally(() => requests.delete(locale))
    requests.set(locale, request)
    return request
  }

  return function LateTextsBoundary({ children }: { children: ReactNode }) {
    const locale = useLocale()
    if (locale === 'keys' || hasLateTexts(locale, feature))
      return (
        <>
          {rules !== undefined && <LateSheet rules={rules} />}
          {children}
        </>
      )
    if (failures.has(locale)) {
      const failure = failures.get(locale)
      // The next attempt of the error boundary fetches again.
      failures.delete(locale)
      throw failure
    }
    // oxlint-disable-next-line typescript/only-throw-error -- a thrown promise is how a component waits in Suspense
    throw requests.get(locale) ?? load(locale)
  }
}
