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

function ToastList({ toasts, onDismiss }: { toasts: Toast[]; onDismiss: (id: number) => void }) {
  const { texts } = useUi()
  return (
    <section className="dw-toasts" aria-label={texts.notifications} data-dw-live="">
      {toasts.map(({ id, kind, text }) => (
        <div key={id} className="dw-toast" data-kind={kind} role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}>
          <Icon name={kind} />
          <span className="dw-toast-text">{text}</span>
          <IconButton icon="close" size="s" label={texts.close} onClick={() => onDismiss(id)} />
        </div>
      ))}
    </section>
  )
}

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
      setToasts((shown) => [...shown.filter(({ text }) => text !== options.text), { ...options, id }].slice(-MOST_SHOWN))
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
      <ToastList toasts={toasts} onDismiss={dismiss} />
    </ToastContext.Provider>
  )
}
