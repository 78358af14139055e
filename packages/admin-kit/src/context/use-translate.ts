import { ApiError } from '@doorway/api-client'
import { useCallback } from 'react'
import type { KitLocale } from '../i18n/catalogue'
import type { Translate } from '../i18n/translate'
import { useKit } from './kit-context'

/** Returns the translator of the provider's language. */
export function useTranslate(): Translate {
  return useKit().translate
}

/** The provider's language. */
export function useLocale(): KitLocale {
  return useKit().catalogue.locale
}

/** Picks the label of a record that carries some by language; Chinese is its main one. */
export function useLabel(): (label: string, labels: Readonly<Record<string, string>>) => string {
  const locale = useLocale()
  return useCallback((label, labels) => labels[locale] || label, [locale])
}

/** What a person reads about a failure (section 8): the server's own words where it had some. */
export function useFailureText(): (error: unknown) => string {
  const { translate } = useKit()
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return translate('kit.failure.unexpected')
      if (error.kind === 'rejected' || error.kind === 'forbidden') return error.message
      return translate(`kit.failure.${error.kind}`)
    },
    [translate],
  )
}
