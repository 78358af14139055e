import { useToasts } from '@doorway/ui'
import { useEffect, useState } from 'react'
import { usePreferenceState } from '../../preferences/preferences-context'
import { watchVersion } from '../service-worker/watch-version'
import { loadNewVersionStrings } from './strings/load-new-version-strings'

/** The notice stays until it is closed, or until a day has passed. */
const SHOWN_MS = 86_400_000

/** Offers to load the page again once the server has another build. The page goes on working with its own. */
export function NewVersionNotice() {
  const { locale } = usePreferenceState()
  const toasts = useToasts()
  const [isAvailable, setAvailable] = useState(false)
  useEffect(() => watchVersion(() => setAvailable(true)), [])
  useEffect(() => {
    if (!isAvailable) return undefined
    let isCurrent = true
    const show = async () => {
      // The words may be gone with the former build; there is no notice then, and a reload still loads the new one.
      const words = await loadNewVersionStrings(locale).catch(() => undefined)
      if (!words || !isCurrent) return
      const action = { label: words.reload, onSelect: () => location.reload() }
      toasts.show({ kind: 'info', text: words.available, duration: SHOWN_MS, action })
    }
    void show()
    return () => {
      isCurrent = false
    }
  }, [isAvailable, locale, toasts])
  return null
}
