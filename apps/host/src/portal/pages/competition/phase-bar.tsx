import { useEffect, useRef } from 'react'
import type { CompetitionDetail } from '../../data/portal-reader'
import { phaseLabel } from '../../parts/competition-phases/phase-label'
import { phaseMoment, phaseState, remaining } from '../../parts/competition-phases/phase-moment'
import { useServerNow } from '../../parts/competition-phases/use-server-now'
import { usePageStrings } from '../../use-page-strings'
import { route } from './competition.route'

export interface PhaseBarProps {
  phases: CompetitionDetail['phases']
  /** Moment of the response by the server's clock. */
  serverTime: string
}

/** Scrolls the open step into view on narrow screens, without moving the page. */
function useOpenStepInView(current: number) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const step = list.current?.children[current]
    if (list.current && step instanceof HTMLElement) list.current.scrollLeft = step.offsetLeft - list.current.offsetLeft
  }, [current])
  return list
}

/** Phases of a competition as steps, and the time that is left by the server's clock. */
export function PhaseBar({ phases, serverTime }: PhaseBarProps) {
  const texts = usePageStrings(route)
  const now = useServerNow(serverTime)
  const moment = phaseMoment(phases, now)
  const list = useOpenStepInView(moment ? phases.indexOf(moment.phase) : phases.length - 1)
  const left = moment && remaining(moment.left)
  return (
    <div className="dw-phases">
      <p className="dw-phases-clock" role="timer">
        {moment && left ? (
          <>
            {(moment.isOpen ? texts.untilEnd : texts.untilStart)(phaseLabel(moment.phase, texts.phaseNames))}{' '}
            <b>{texts.timeLeft(left.days, left.hours, left.minutes)}</b>
          </>
        ) : (
          texts.allOver
        )}
      </p>
      <ol ref={list} aria-label={texts.phaseBar}>
        {phases.map((phase) => {
          const state = phaseState(phase, now)
          return (
            <li
              key={`${phase.kind} ${phase.level} ${phase.roundNo}`}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span>{phaseLabel(phase, texts.phaseNames)}</span>
              <small>
                {phase.startAt.slice(5, 10)} – {phase.endAt.slice(5, 10)}
              </small>
              <span className="dw-visually-hidden">{texts.phaseStates[state]}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
