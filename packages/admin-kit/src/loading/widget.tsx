import { partOf } from '@doorway/ui'
import { useRef, type ReactNode, type Ref } from 'react'
import { AsyncBoundary } from './async-boundary'
import { useKit } from '../context/kit-context'
import { useWidgetHandle, type WidgetHandle } from './widget-handle'

export interface WidgetProps {
  /** Public part name, for restyling (`data-dw-part` and `::part`). */
  part: string
  /** Rendered while a lazy part of it loads. */
  fallback?: ReactNode
  /** What the host does with the screen from outside. */
  handle?: Ref<WidgetHandle>
  children: ReactNode
}

/** One screen or heavy part: a fault stays inside, and another person starts it afresh. */
export function Widget({ part, fallback, handle, children }: WidgetProps) {
  const element = useRef<HTMLDivElement>(null)
  useWidgetHandle(handle, element)
  const { subject } = useKit()
  return (
    <div ref={element} className="dw-kit-widget" tabIndex={-1} {...partOf(part)} key={subject}>
      <AsyncBoundary fallback={fallback}>{children}</AsyncBoundary>
    </div>
  )
}
