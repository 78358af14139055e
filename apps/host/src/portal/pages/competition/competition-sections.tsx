import type { CompetitionDetail } from '../../data/portal-reader'
import { ChineseOnly } from '../../parts/list/chinese-only'
import { ArticleBody } from '../content-detail/article-body'
import { usePageStrings } from '../../use-page-strings'
import { route } from './competition.route'
import { phaseLabel } from '../../parts/competition-phases/phase-label'
import { phaseState, siteMs } from '../../parts/competition-phases/phase-moment'

interface SectionProps {
  competition: CompetitionDetail
}

/** What the competition is about, who may enter, and its rules. */
export function Intro({ competition }: SectionProps) {
  const texts = usePageStrings(route)
  const { host, undertaker, groups, limits, userTypes, introHtml, rulesHtml, slots } = competition
  const people = userTypes.flatMap((type) =>
    type === '4' || type === '5' || type === '6' ? [texts.userTypes[type]] : [],
  )
  return (
    <div className="dw-competition-text">
      <ChineseOnly />
      <ArticleBody html={introHtml} lang="zh-CN" />
      <dl>
        <dt>{texts.facts.people}</dt>
        <dd>{people.join(texts.separator)}</dd>
        <dt>{texts.facts.groups}</dt>
        <dd>{groups.map(({ name }) => name).join(texts.separator)}</dd>
        <dt>{texts.facts.limits}</dt>
        <dd>{texts.limits(limits.perPerson, limits.coauthors, limits.instructors)}</dd>
        <dt>{texts.facts.files}</dt>
        <dd>
          {slots.map(({ label, isRequired }) => (isRequired ? label : texts.optional(label))).join(texts.separator)}
        </dd>
        <dt>{texts.facts.host}</dt>
        <dd>{host}</dd>
        <dt>{texts.facts.undertaker}</dt>
        <dd>{undertaker}</dd>
      </dl>
      <h2>{texts.rules}</h2>
      <ArticleBody html={rulesHtml} lang="zh-CN" />
    </div>
  )
}

const MINUTES = 16

/** Phases that were extended after their end, with the organiser's reason. */
function Extensions({ competition: { extensions } }: SectionProps) {
  const texts = usePageStrings(route)
  if (extensions.length === 0) return null
  return (
    <section className="dw-competition-text">
      <h2>{texts.extensions}</h2>
      <ul>
        {extensions.map(({ phaseName, oldEndAt, newEndAt, reason, at }) => (
          <li key={`${at} ${phaseName}`}>
            {texts.extension(phaseName, oldEndAt.slice(0, MINUTES), newEndAt.slice(0, MINUTES))}
            <p lang="zh-CN">{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** All phases with their times. */
export function Schedule({ competition }: SectionProps) {
  const { phases, serverTime } = competition
  const texts = usePageStrings(route)
  const now = siteMs(serverTime)
  return (
    <>
      <div className="dw-competition-scroll">
        <table className="dw-competition-table">
          <caption className="dw-visually-hidden">{texts.tabs.schedule}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.columns.phase}</th>
              <th scope="col">{texts.columns.from}</th>
              <th scope="col">{texts.columns.until}</th>
              <th scope="col">{texts.columns.state}</th>
            </tr>
          </thead>
          <tbody>
            {phases.map((phase) => {
              const state = phaseState(phase, now)
              return (
                <tr key={`${phase.kind} ${phase.level} ${phase.roundNo}`} data-state={state}>
                  <th scope="row">{phaseLabel(phase, texts.phaseNames)}</th>
                  <td>{phase.startAt.slice(0, MINUTES)}</td>
                  <td>{phase.endAt.slice(0, MINUTES)}</td>
                  <td>{texts.phaseStates[state]}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <Extensions competition={competition} />
    </>
  )
}

/** Public criteria: each section as a bar of its share, with its parts. */
export function CriteriaTable({ competition: { criteria } }: SectionProps) {
  const texts = usePageStrings(route)
  const total = criteria.reduce((sum, { max }) => sum + max, 0)
  if (criteria.length === 0) return <p role="status">{texts.noCriteria}</p>
  return (
    <>
      <p>{texts.totalPoints(total)}</p>
      <ul className="dw-criteria">
        {criteria.map(({ name, max, parts }) => (
          <li key={name}>
            <h2>
              {name} <b>{texts.points(max)}</b>
            </h2>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(max / total) * 100} height="4" />
            </svg>
            <ul>
              {parts.map((part) => (
                <li key={part.name}>
                  {part.name} <span>{texts.points(part.max)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
