import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import type { ChipTone } from '../chip/chip'

export interface TimelineEntry {
  id: string
  /** As it is shown, for example 2026-11-21 09:30:00. */
  time: string
  title: ReactNode
  /** Who did it, what changed; under the title. */
  details?: ReactNode
  /** The colour of the dot; the words carry the meaning. */
  tone?: ChipTone
}

export interface TimelineProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children'> {
  /** What these are the events of. */
  label: string
  entries: readonly TimelineEntry[]
}

/** What happened, one under the other, in the order it is given. */
export const Timeline = forwardRef<HTMLOListElement, TimelineProps>(function Timeline(
  { label, entries, className, ...rest },
  ref,
) {
  return (
    <ol {...rest} ref={ref} aria-label={label} className={className ? `dw-timeline ${className}` : 'dw-timeline'}>
      {entries.map(({ id, time, title, details, tone = 'neutral' }) => (
        <li key={id} className="dw-timeline-entry" data-tone={tone}>
          <time className="dw-timeline-time">{time}</time>
          <div className="dw-timeline-title">{title}</div>
          {details && <div className="dw-timeline-details">{details}</div>}
        </li>
      ))}
    </ol>
  )
})
