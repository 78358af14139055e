import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'

/** Loads the content again when the reader changes between Simplified and Traditional Chinese: the server converts it. */
export function useContentLanguage(): void {
  const { locale } = usePreferences()
  const { revalidate } = useRevalidator()
  const isTraditional = locale === 'tw'
  const shown = useRef(isTraditional)
  useEffect(() => {
    if (shown.current === isTraditional) return
    shown.current = isTraditional
    // After the effect that sets the language of the document, which the requests name.
    queueMicrotask(() => void revalidate())
  }, [isTraditional, revalidate])
}
