import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocale } from '../../context/use-translate'

const loaders = {
  zh: async () => (await import('./zh')).zh,
  en: async () => (await import('./en')).en,
  ja: async () => (await import('./ja')).ja,
  ko: async () => (await import('./ko')).ko,
  tw: async () => (await import('./tw')).tw,
}

/** What icons are called in the reader's language; the registered name until that file has come. */
export function useIconNames(): (name: string) => string {
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['icon-names', locale],
    queryFn: async (): Promise<Readonly<Record<string, string>>> => (locale === 'keys' ? {} : loaders[locale]()),
    staleTime: Infinity,
    retry: false,
  })
  return useCallback((name) => data?.[name] ?? name, [data])
}
