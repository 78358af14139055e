import type { DoorwayClient } from '@doorway/api-client'
import { useToasts } from '@doorway/ui'
import { useEffect } from 'react'
import { useKit } from '../context/kit-context'

/** Milliseconds the expiry notice stays before the sign-in page comes (section 8). */
const NOTICE_MS = 2_000

export interface SessionWatchProps {
  /** The client as the host gave it. */
  client: DoorwayClient
}

/** Shows once that the sign-in has expired, and reports navigation to the host. */
export function SessionWatch({ client }: SessionWatchProps) {
  const { events, translate, navigation, dirty } = useKit()
  const toasts = useToasts()

  useEffect(() => {
    const stopExpiry = client.onAuthExpired(() => {
      toasts.show({ kind: 'warning', text: translate('kit.failure.unauthenticated'), duration: NOTICE_MS })
      const isPageStaying = events().onAuthExpired?.({ noticeMs: NOTICE_MS }) === true
      // Forms have stored their entries by the next task; a prompt would only delay the sign-in page.
      if (!isPageStaying) queueMicrotask(dirty.clear)
    })
    const stopNavigation = navigation.subscribe(() => events().onNavigate?.(navigation.location()))
    return () => {
      stopExpiry()
      stopNavigation()
    }
  }, [client, toasts, translate, events, dirty, navigation])

  return null
}
