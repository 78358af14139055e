import { useEffect, useState } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { articleLink } from '../../parts/links/article-link'
import { SiteLink } from '../../parts/links/site-link'
import { usePageStrings } from '../../use-page-strings'
import { contestMoment, remaining, siteMs } from './contest-moment'
import { route } from './door-main.route'
import type { HomeContest } from './home-view'

const TICK_MS = 15_000

export interface ContestBandProps {
  contest: HomeContest
  /** What the site calls the competition; null: the title of its notice. */
  title: string | null
  /** Moment of the response by the server's clock. */
  serverTime: string
}

/** Milliseconds of the server's clock now: that of the response and the time since mounting, so a new response needs a key. */
function useServerNow(serverTime: string): number {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const start = performance.now()
    const timer = window.setInterval(() => setPassed(performance.now() - start), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return siteMs(serverTime) + passed
}

/** The region's hills in outline, behind the text. */
function Hills() {
  return (
    <svg className="dw-contest-hills" viewBox="0 0 1200 160" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M-40 160C60 160 74 60 130 60S200 160 300 160zM160 160C280 160 300 24 370 24S460 160 580 160zM470 160C560 160 574 78 620 78S680 160 770 160zM640 160C770 160 792 36 866 36S962 160 1092 160zM960 160C1050 160 1064 68 1116 68S1182 160 1272 160z" />
    </svg>
  )
}

/** The running competition: its phases as steps, the time that is left by the server's clock, one button. */
export function ContestBand({ contest, title, serverTime }: ContestBandProps) {
  const { locale } = usePreferences()
  const strings = usePageStrings(route)
  const now = useServerNow(serverTime)
  const { current, isOpen, end } = contestMoment(contest.phases, now)
  const phase = contest.phases[current]
  if (!phase) return null
  const nameOf = ({ names, name }: HomeContest['phases'][number]) => names[locale] || name
  const left = remaining(end - now)
  return (
    <section className="dw-contest" aria-labelledby="contest">
      <Hills />
      <div className="dw-portal-container dw-contest-body">
        <div className="dw-contest-name">
          <p>{strings.contest}</p>
          <h2 id="contest">{title ?? contest.article.title}</h2>
        </div>
        <div className="dw-contest-clock">
          <p>{isOpen ? strings.untilEnd(nameOf(phase)) : strings.untilStart(nameOf(phase))}</p>
          <p className="dw-contest-time">
            <b>{left.days}</b> {strings.days} <b>{left.hours}</b> {strings.hours} <b>{left.minutes}</b>{' '}
            {strings.minutes}
          </p>
        </div>
        <SiteLink to={articleLink(contest.article)} className="dw-contest-action">
          {strings.contestAction}
        </SiteLink>
        <ol className="dw-contest-phases" aria-label={strings.phases}>
          {contest.phases.map((each, place) => {
            const state = place < current ? 'past' : place === current && isOpen ? 'current' : 'coming'
            return (
              <li key={each.name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
                <span>{nameOf(each)}</span>
                <small>
                  {each.startAt.slice(5, 10)} – {each.endAt.slice(5, 10)}
                </small>
                <span className="dw-visually-hidden">{strings.phaseStates[state]}</span>
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}
