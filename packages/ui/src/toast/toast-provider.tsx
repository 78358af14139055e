import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { Button, IconButton } from '../button/button'
import { Icon } from '../icon/icon'
import { useUi } from '../context/ui-context'
import { ToastContext, type ToastOptions } from './toast-context'
import { partOf } from '../part/part-of'

interface Toast extends ToastOptions {
  id: number
}

/** Default duration of a message, in milliseconds. */
const DURATION = 3_000

/** Time to read and reach a button, in milliseconds. */
const ACTION_DURATION = 8_000

/** More than these at once would hide the page. */
const MAX_VISIBLE = 4

interface RegionProps {
  toasts: Toast[]
  role: 'status' | 'alert'
  onDismiss: (id: number) => void
  /** The pointer or the focus came to a message or left it. */
  onHold: (toast: Toast, isHeld: boolean) => void
}

/** A live region that is always there: text put into it is read out, a region that appears with its text often is not. */
function Region({ toasts, role, onDismiss, onHold }: RegionProps) {
  const { texts } = useUi()
  return (
    <div
      className="dw-toast-region"
      role={role}
      aria-live={role === 'alert' ? 'assertive' : 'polite'}
      aria-atomic="false"
    >
      {toasts.map((toast) => (
        <div
          key={toast.id}
          {...partOf('toast')}
          className="dw-toast"
          data-kind={toast.kind}
          onMouseEnter={() => onHold(toast, true)}
          onMouseLeave={() => onHold(toast, false)}
          onFocus={() => onHold(toast, true)}
          onBlur={() => onHold(toast, false)}
        >
          <Icon name={toast.kind} />
          <span className="dw-toast-text">{toast.text}</span>
          {toast.action && (
            <Button
              size="s"
              variant="quiet"
              onClick={() => {
                toast.action?.onSelect()
                onDismiss(toast.id)
              }}
            >
              {toast.action.label}
            </Button>
          )}
          <IconButton icon="close" size="s" label={texts.close} onClick={() => onDismiss(toast.id)} />
        </div>
      ))}
    </div>
  )
}

function durationOf({ kind, duration, action }: ToastOptions): number {
  if (duration !== undefined) return duration
  if (action) return ACTION_DURATION
  return kind === 'error' ? 2 * DURATION : DURATION
}

const isUrgent = ({ kind }: Toast) => kind === 'error' || kind === 'warning'

/** Holds the messages of one DoorwayRoot. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  const lastId = useRef(0)

  const dismiss = useCallback((id: number) => {
    clearTimeout(timers.current.get(id))
    timers.current.delete(id)
    setToasts((shown) => shown.filter((toast) => toast.id !== id))
  }, [])

  const start = useCallback(
    (id: number, duration: number) => {
      timers.current.set(
        id,
        setTimeout(() => dismiss(id), duration),
      )
    },
    [dismiss],
  )
  const show = useCallback(
    (options: ToastOptions) => {
      lastId.current += 1
      const id = lastId.current
      setToasts((shown) =>
        [...shown.filter(({ text }) => text !== options.text), { ...options, id }].slice(-MAX_VISIBLE),
      )
      start(id, durationOf(options))
    },
    [start],
  )
  const hold = useCallback(
    (toast: Toast, isHeld: boolean) => {
      if (isHeld) clearTimeout(timers.current.get(toast.id))
      else if (timers.current.has(toast.id)) start(toast.id, durationOf(toast))
    },
    [start],
  )

  const value = useMemo(() => ({ show, dismiss }), [show, dismiss])
  return (
    <ToastContext.Provider value={value}>
      {children}
      <div className="dw-toasts" data-dw-live="">
        <Region role="alert" toasts={toasts.filter(isUrgent)} onDismiss={dismiss} onHold={hold} />
        <Region role="status" toasts={toasts.filter((toast) => !isUrgent(toast))} onDismiss={dismiss} onHold={hold} />
      </div>
    </ToastContext.Provider>
  )
}
