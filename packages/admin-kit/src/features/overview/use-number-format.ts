import { useMemo } from 'react'
import { useLocale } from '../../context/use-translate'

/** Returns numbers as text in the reader's language, with separators. */
export function useNumberFormat(): (value: number) => string {
  const locale = useLocale()
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(locale === 'keys' ? 'zh' : locale === 'tw' ? 'zh-TW' : locale)
    return (value) => numbers.format(value)
  }, [locale])
}
