import { phaseLabel } from '../../parts/competition-phases/phase-label'
import { phaseMoment, phaseState, remaining } from '../../parts/competition-phases/phase-moment'
import { useServerNow } from '../../parts/competition-phases/use-server-now'
import { SiteLink } from '../../parts/links/site-link'
import { usePageStrings } from '../../use-page-strings'
import { route } from './door-main.route'
import type { HomeContest } from './home-view'

/** How many phases fit side by side on a phone. */
const SHOWN_PHASES = 5

export interface ContestBandProps {
  contest: HomeContest
  /** What the site calls the competition; null: its own name. */
  title: string | null
  /** Moment of the response by the server's clock. */
  serverTime: string
}

/** The region's hills in outline, behind the text. */
function Hills() {
  return (
    <svg className="dw-contest-hills" viewBox="0 0 1200 160" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M-40 160C60 160 74 60 130 60S200 160 300 160zM160 160C280 160 300 24 370 24S460 160 580 160zM470 160C560 160 574 78 620 78S680 160 770 160zM640 160C770 160 792 36 866 36S962 160 1092 160zM960 160C1050 160 1064 68 1116 68S1182 160 1272 160z" />
    </svg>
  )
}

/** The phases around the one that counts: the one before it and those after it, as many as fit. */
function phasesAround(phases: HomeContest['phases'], current: number) {
  const last = Math.max(0, phases.length - SHOWN_PHASES)
  const first = Math.min(Math.max(0, current - 1), last)
  return phases.slice(first, first + SHOWN_PHASES)
}

/** The running competition: its phases as steps, the time that is left by the server's clock, one button. */
export function ContestBand({ contest, title, serverTime }: ContestBandProps) {
  const texts = usePageStrings(route)
  const now = useServerNow(serverTime)
  const moment = phaseMoment(contest.phases, now)
  if (!moment) return null
  const nameOf = (phase: HomeContest['phases'][number]) => phaseLabel(phase, texts.phaseNames)
  const left = remaining(moment.left)
  return (
    <section className="dw-contest" aria-labelledby="contest">
      <Hills />
      <div className="dw-portal-container dw-contest-body">
        <div className="dw-contest-name">
          <p>{texts.contest}</p>
          <h2 id="contest">{title ?? contest.name}</h2>
        </div>
        <div className="dw-contest-clock">
          <p>{(moment.isOpen ? texts.untilEnd : texts.untilStart)(nameOf(moment.phase))}</p>
          <p className="dw-contest-time">
            <b>{left.days}</b> {texts.days} <b>{left.hours}</b> {texts.hours} <b>{left.minutes}</b> {texts.minutes}
          </p>
        </div>
        <SiteLink to={contest.link} className="dw-contest-action">
          {texts.contestAction}
        </SiteLink>
        <ol className="dw-contest-phases" aria-label={texts.phases}>
          {phasesAround(contest.phases, contest.phases.indexOf(moment.phase)).map((phase) => {
            const state = phaseState(phase, now)
            return (
              <li
                key={`${phase.kind} ${phase.level} ${phase.roundNo}`}
                data-state={state}
                aria-current={state === 'current' ? 'step' : undefined}
              >
                <span>{nameOf(phase)}</span>
                <small>
                  {phase.startAt.slice(5, 10)} – {phase.endAt.slice(5, 10)}
                </small>
                <span className="dw-visually-hidden">{texts.phaseStates[state]}</span>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}
