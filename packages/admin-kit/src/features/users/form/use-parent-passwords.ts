import type { ParentPassword } from '@doorway/api-client'
import { useRef, useState } from 'react'

/** First passwords of added parents, which the reader sees before the form goes on. */
export interface ParentPasswordsState {
  /** Null: none to show. */
  shown: readonly ParentPassword[] | null
  show: (passwords: readonly ParentPassword[]) => void
  close: () => void
  /** Resolves once the reader has closed them; at once when there are none. */
  untilClosed: () => Promise<void>
}

/** Holds the passwords of a save until the reader has closed their list. */
export function useParentPasswords(): ParentPasswordsState {
  const [shown, setShown] = useState<readonly ParentPassword[] | null>(null)
  const closing = useRef<{ closed: Promise<void>; close: () => void } | null>(null)
  return {
    shown,
    show: (passwords) => {
      let close = () => undefined as void
      const closed = new Promise<void>((resolve) => void (close = resolve))
      closing.current = { closed, close }
      setShown(passwords)
    },
    close: () => {
      setShown(null)
      closing.current?.close()
      closing.current = null
    },
    untilClosed: async () => closing.current?.closed,
  }
}
