import { useCallback } from 'react'
import { languageTags } from '@doorway/api-client/rules'
import { useLocale } from './use-translate'

/** Joins names to one text as the reader's language does: "a, b and c". */
export function useListText(): (names: readonly string[]) => string {
  const locale = useLocale()
  return useCallback(
    (names) => new Intl.ListFormat(languageTags[locale === 'keys' ? 'zh' : locale]).format(names),
    [locale],
  )
}
