import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../button/button'
import { Icon } from '../icon/icon'
import { useUi } from '../root/ui-context'
import { ToastContext, type ToastOptions } from './toast-context'

interface Toast extends ToastOptions {
  id: number
}

/** How long a message stays when nobody says otherwise, in milliseconds. */
const DURATION = 3_000

/** More than these at once would hide the page. */
const MOST_SHOWN = 4

interface RegionProps {
  toasts: Toast[]
  role: 'status' | 'alert'
  onDismiss: (id: number) => void
}

/** A live region that is always there: text put into it is read out, a region that appears with its text often is not. */
function Region({ toasts, role, onDismiss }: RegionProps) {
  const { texts } = useUi()
  return (
    <div
      className="dw-toast-region"
      role={role}
      aria-live={role === 'alert' ? 'assertive' : 'polite'}
      aria-atomic="false"
    >
      {toasts.map(({ id, kind, text }) => (
        <div key={id} className="dw-toast" data-kind={kind}>
          <Icon name={kind} />
          <span className="dw-toast-text">{text}</span>
          <IconButton icon="close" size="s" label={texts.close} onClick={() => onDismiss(id)} />
        </div>
      ))}
    </div>
  )
}

const isUrgent = ({ kind }: Toast) => kind === 'error' || kind === 'warning'

/** Keeps the messages of one DoorwayRoot. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([])
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  const lastId = useRef(0)

  const dismiss = useCallback((id: number) => {
    clearTimeout(timers.current.get(id))
    timers.current.delete(id)
    setToasts((shown) => shown.filter((toast) => toast.id !== id))
  }, [])

  const show = useCallback(
    (options: ToastOptions) => {
      lastId.current += 1
      const id = lastId.current
      const duration = options.duration ?? (options.kind === 'error' ? 2 * DURATION : DURATION)
      setToasts((shown) =>
        [...shown.filter(({ text }) => text !== options.text), { ...options, id }].slice(-MOST_SHOWN),
      )
      timers.current.set(
        id,
        setTimeout(() => dismiss(id), duration),
      )
    },
    [dismiss],
  )

  useEffect(() => {
    const pending = timers.current
    return () => pending.forEach((timer) => clearTimeout(timer))
  }, [])

  const value = useMemo(() => ({ show, dismiss }), [show, dismiss])
  return (
    <ToastContext.Provider value={value}>
      {children}
      <div className="dw-toasts" data-dw-live="">
        <Region role="alert" toasts={toasts.filter(isUrgent)} onDismiss={dismiss} />
        <Region role="status" toasts={toasts.filter((toast) => !isUrgent(toast))} onDismiss={dismiss} />
      </div>
    </ToastContext.Provider>
  )
}
