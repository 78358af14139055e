import { useMemo } from 'react'
import { differenceParts } from '../differences/word-difference'

/** A line of a profile, as plain text. */
export interface ProfileFact {
  name: string
  label: string
  text: string
}

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

export interface FactDifferenceProps {
  /** What is public; null where nothing is. */
  live: readonly ProfileFact[] | null
  /** What is written; null where nothing is open. */
  draft: readonly ProfileFact[] | null
  /** Headings of what the draft changes and of what stays, and the sentence for a draft without a change. */
  words: { changed: string; same: string; unchanged: string }
}

const noFacts: readonly ProfileFact[] = []

/** The lines of a profile. Where a draft is open, what it changes comes first, then what stays. */
export function FactDifference({ live, draft, words }: FactDifferenceProps) {
  if (!draft || !live)
    return <Lines facts={(draft ?? live ?? noFacts).filter(({ text }) => text !== '')} before={null} />
  const isChanged = ({ name, text }: ProfileFact) => live.some((fact) => fact.name === name && fact.text !== text)
  const changed = draft.filter(isChanged)
  const same = draft.filter((fact) => fact.text !== '' && !isChanged(fact))
  return (
    <>
      <section>
        <h3 className="dw-profiles-heading">{words.changed}</h3>
        {changed.length > 0 ? (
          <Lines facts={changed} before={live} />
        ) : (
          <p className="dw-profiles-note">{words.unchanged}</p>
        )}
      </section>
      <section>
        <h3 className="dw-profiles-heading">{words.same}</h3>
        <Lines facts={same} before={null} />
      </section>
    </>
  )
}
