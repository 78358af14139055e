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

  useEffect(
    () =>
      client.onAuthExpired(() => {
        toasts.show({ kind: 'warning', text: translate('kit.failure.unauthenticated'), duration: NOTICE_MS })
        // Forms have stored their entries by now; a question would only stand in the way of the sign-in page.
        queueMicrotask(dirty.clear)
        events().onAuthExpired?.({ noticeMs: NOTICE_MS })
      }),
    [client, toasts, translate, events, dirty],
  )

  useEffect(() => navigation.subscribe(() => events().onNavigate?.(navigation.location())), [navigation, events])

  return null
}
