import { currentUserEndpoints } from '@doorway/api-client/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { useLatest } from '../context/use-latest'
import { useKit } from '../context/kit-context'
import { currentUserQuery } from '../session/use-session'

/** Stands for the user in a draft's key where the page does not know who is signed in. */
const UNKNOWN_USER = 0

const storedDraft = z.object({ at: z.string(), values: z.record(z.string(), z.unknown()) })

/** Entries that were stored when a sign-in expired. */
export interface StoredDraft {
  /** When they were stored, yyyy-MM-dd HH:mm:ss on this computer's clock. */
  at: string
  values: Record<string, unknown>
}

/** A form's draft. */
export interface Draft {
  /** What was stored last time and is still to be offered. */
  stored: StoredDraft | null
  /** Forget it: it was restored, discarded, or the form was saved. */
  discard: () => void
}

// Swedish writes a time just as the specification does: yyyy-MM-dd HH:mm:ss.
const clockText = (now: Date) => now.toLocaleString('sv-SE')

function parseDraft(text: string | null): StoredDraft | null {
  if (text === null) return null
  try {
    return storedDraft.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/**
 * Stores a form's entries in session storage when the sign-in expires, and offers them to the same person when the form
 * opens again. `read` returns them without passwords, or null when there is nothing to lose.
 */
export function useDraft(name: string, read: () => Record<string, unknown> | null): Draft {
  const { client, storage } = useKit()
  // The cached user is enough; a form sends no request for it.
  const { data: user } = useQuery({ ...currentUserQuery(client.endpoints(currentUserEndpoints)), enabled: false })
  const key = `draft:${user?.id ?? UNKNOWN_USER}:${name}`
  const [discarded, setDiscarded] = useState('')
  const stored = useMemo(
    () => (discarded === key ? null : parseDraft(storage.session.getItem(key))),
    [discarded, key, storage],
  )
  const latest = useLatest(read)

  useEffect(() => {
    return client.onAuthExpired(() => {
      const values = latest.current()
      if (values) storage.session.setItem(key, JSON.stringify({ at: clockText(new Date()), values }))
    })
  }, [client, storage, key, latest])

  const discard = useCallback(() => {
    storage.session.removeItem(key)
    setDiscarded(key)
  }, [storage, key])

  return { stored, discard }
}
