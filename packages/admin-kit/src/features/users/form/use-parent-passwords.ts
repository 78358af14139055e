import type { ParentPassword } from '@doorway/api-client'
import { useRef, useState } from 'react'
import type { PasswordListProps } from '../bulk/password-list'

/** First passwords of added parents, which the reader sees before the form goes on. */
export interface ParentPasswordsState {
  /** Null: none to show. */
  shown: Pick<PasswordListProps, 'lines' | 'onClose'> | null
  show: (passwords: readonly ParentPassword[]) => void
  /** Resolves once the reader has closed them; at once when there are none. */
  untilClosed: () => Promise<void>
}

/** Holds the passwords of a save until the reader has closed their list. */
export function useParentPasswords(): ParentPasswordsState {
  const [shown, setShown] = useState<ParentPasswordsState['shown']>(null)
  const closed = useRef(Promise.resolve())
  return {
    shown,
    show: (passwords) => {
      const lines = passwords.map(({ password, ...parent }) => ({ ...parent, text: password, isShownOnce: true }))
      closed.current = new Promise((resolve) => {
        const handleClose = () => {
          setShown(null)
          resolve()
        }
        setShown({ lines, onClose: handleClose })
      })
    },
    untilClosed: () => closed.current,
  }
}
