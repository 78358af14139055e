import type { Locale } from '@doorway/api-client'
import { limits } from '@doorway/api-client/rules'
import { Skeleton } from '@doorway/ui'
import { useCallback, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useLocale } from '../context/use-translate'
import type { KitLocale } from '../i18n/catalogue'
import { LateSheet } from '../late-sheets/late-sheet'
import { inTime } from '../loading/lazy-part'
import { addLateTexts, hasLateTexts, type LateTexts, type LateTextsOf } from './late-texts'

/** Loads the texts of a feature, by language. */
export type TextLoaders<Feature extends keyof LateTexts> = Record<Locale, () => Promise<LateTextsOf<Feature>>>

export interface LateTextsProps {
  /** Rendered until the texts are loaded; a bar by default. */
  fallback?: ReactNode
  children: ReactNode
}

const notOnServer = () => false

/**
 * A component that renders its children once the texts of a feature are loaded in the reader's language, with the rules of
 * the feature's own sheet (`<feature>.late.css?inline`). Its fallback is its own: React shows one of Suspense for 0.3 s at
 * least, and the first call of a screen would wait for that.
 */
export function createLateTexts<Feature extends keyof LateTexts>(
  feature: Feature,
  loaders: TextLoaders<Feature>,
  rules?: string,
) {
  const requests = new Map<Locale, Promise<void>>()
  const failures = new Map<Locale, unknown>()

  function load(locale: Locale): Promise<void> {
    const request =
      requests.get(locale) ??
      inTime(loaders[locale](), limits.screenTimeoutMs)
        .then((texts) => addLateTexts(locale, feature, texts))
        .catch((error: unknown) => void failures.set(locale, error))
        .finally(() => requests.delete(locale))
    requests.set(locale, request)
    return request
  }

  const isSettled = (locale: KitLocale) => locale === 'keys' || hasLateTexts(locale, feature) || failures.has(locale)

  return function LateTextsBoundary({ fallback = <Skeleton width="full" />, children }: LateTextsProps) {
    const locale = useLocale()
    const subscribe = useCallback(
      (onChange: () => void) => {
        if (locale !== 'keys' && !isSettled(locale)) void load(locale).then(onChange)
        // It reports once, and a component that is gone ignores it.
        return () => undefined
      },
      [locale],
    )
    const [firstLocale] = useState(locale)
    if (!useSyncExternalStore(subscribe, () => isSettled(locale), notOnServer)) {
      if (locale === firstLocale || locale === 'keys') return fallback
      // Another language of a screen in use: Suspense preserves what has been typed in it.
      // oxlint-disable-next-line typescript/only-throw-error -- a thrown promise is how a component waits in Suspense
      throw load(locale)
    }
    if (locale !== 'keys' && failures.has(locale)) {
      const failure = failures.get(locale)
      // The next attempt of the error boundary fetches again.
      failures.delete(locale)
      throw failure
    }
    return (
      <>
        {rules !== undefined && <LateSheet rules={rules} />}
        {children}
      </>
    )
  }
}
