import { createContext, useContext } from 'react'

export interface ToastOptions {
  kind: 'success' | 'info' | 'warning' | 'error'
  text: string
  /** Milliseconds it stays; 3,000 unless told. Errors and messages with an action stay longer. */
  duration?: number
  /** One thing to do about it, for example to undo. The message waits while the pointer or the focus is on it. */
  action?: { label: string; onSelect: () => void }
}

export interface Toasts {
  /** Shows a message and reads it out; showing the same text again only restarts its timer. */
  show: (options: ToastOptions) => void
  dismiss: (id: number) => void
}

export const ToastContext = createContext<Toasts | null>(null)

/** Transient messages, rendered in the surrounding DoorwayRoot. */
export function useToasts(): Toasts {
  const value = useContext(ToastContext)
  if (!value) throw new Error('Messages need <DoorwayRoot> above them.')
  return value
}
