import { useTranslate } from '../../context/use-translate'
import { TimeSpan } from '../../time-span/time-span'
import type { Phase } from './competition-types'

const MINUTES = 16
const PERCENT = 100
const momentOf = (time: string) => Date.parse(time.replace(' ', 'T'))

/** Where the bars of phases begin and how long they are, in per cent of the whole. */
export function barsOf(phases: readonly Pick<Phase, 'startAt' | 'endAt'>[], now: string) {
  const starts = phases.map(({ startAt }) => momentOf(startAt))
  const ends = phases.map(({ endAt }) => momentOf(endAt))
  const [first, last] = [Math.min(...starts), Math.max(...ends)]
  const share = (moment: number) => ((moment - first) / (last - first)) * PERCENT
  const today = share(momentOf(now))
  return {
    bars: starts.map((start, index) => ({ from: share(start), length: share(ends[index] ?? start) - share(start) })),
    today: today >= 0 && today <= PERCENT ? today : null,
  }
}

export interface PhaseTimelineProps {
  phases: readonly Phase[]
  /** The time of the server. */
  now: string
}

/** The phases as bars under each other, with a line at the present moment. */
export function PhaseTimeline({ phases, now }: PhaseTimelineProps) {
  const t = useTranslate()
  if (phases.length === 0) return null
  const { bars, today } = barsOf(phases, now)
  return (
    <ol className="dw-comp-timeline" aria-label={t('competitions.timeline')} data-wide="">
      {phases.map((phase, index) => {
        const isClosed = phase.hasClosed || phase.manual === 'closed'
        const state = phase.isOpen ? 'open' : isClosed ? 'closed' : 'coming'
        const { from, length } = bars[index] ?? { from: 0, length: 0 }
        return (
          <li key={phase.id} className="dw-comp-phase" data-state={state}>
            <span className="dw-comp-phase-name">{phase.name}</span>
            <span className="dw-comp-track" aria-hidden="true">
              <span className="dw-comp-bar" style={{ insetInlineStart: `${from}%`, inlineSize: `${length}%` }} />
              {today !== null && <span className="dw-comp-today" style={{ insetInlineStart: `${today}%` }} />}
            </span>
            <span className="dw-comp-phase-time">
              <TimeSpan from={phase.startAt.slice(0, MINUTES)} to={phase.endAt.slice(0, MINUTES)} />
              <span className="dw-visually-hidden">{t(`competitions.phaseState.${state}`)}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
