import { useMemo } from 'react'
import { useTranslate } from '../../context/use-translate'
import { differenceParts } from '../../differences/word-difference'
import { factsOf, type ProfileFact } from './profile-facts'
import type { ProfileContent } from './school-profile-types'

function Words({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => differenceParts(before, after), [before, after])
  return parts.map(({ value, added, removed }, index) => {
    const key = `${index} ${value.length}`
    if (added)
      return (
        <ins key={key} className="dw-profiles-added">
          {value}
        </ins>
      )
    return removed ? (
      <del key={key} className="dw-profiles-removed">
        {value}
      </del>
    ) : (
      <span key={key}>{value}</span>
    )
  })
}

function Lines({ facts, before }: { facts: readonly ProfileFact[]; before: readonly ProfileFact[] | null }) {
  return (
    <dl className="dw-profiles-facts">
      {facts.map(({ name, label, text }) => {
        const old = before?.find((fact) => fact.name === name)?.text
        return (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{old === undefined || old === text ? text : <Words before={old} after={text} />}</dd>
          </div>
        )
      })}
    </dl>
  )
}

export interface ProfileDifferenceProps {
  /** What is public; null for a school that is not on the portal. */
  live: ProfileContent | null
  /** What is written; null where nothing is open. */
  draft: ProfileContent | null
}

/** What a school presents. Where a draft is open, what it changes comes first, then what stays. */
export function ProfileDifference({ live, draft }: ProfileDifferenceProps) {
  const t = useTranslate()
  const before = factsOf(t, live)
  if (!draft || !live)
    return <Lines facts={factsOf(t, draft ?? live).filter(({ text }) => text !== '')} before={null} />
  const isChanged = ({ name, text }: ProfileFact) => before.some((fact) => fact.name === name && fact.text !== text)
  const facts = factsOf(t, draft)
  const changed = facts.filter(isChanged)
  const same = facts.filter((fact) => fact.text !== '' && !isChanged(fact))
  return (
    <>
      <section>
        <h3 className="dw-profiles-heading">{t('schoolProfiles.changed')}</h3>
        {changed.length > 0 ? (
          <Lines facts={changed} before={before} />
        ) : (
          <p className="dw-profiles-note">{t('schoolProfiles.unchanged')}</p>
        )}
      </section>
      <section>
        <h3 className="dw-profiles-heading">{t('schoolProfiles.same')}</h3>
        <Lines facts={same} before={null} />
      </section>
    </>
  )
}
