import { usePreferences } from '../../../preferences/preferences-context'
import type { ArticleRow } from '../../data/portal-reader'
import './metadata.css'

type MetadataItem = ArticleRow['facts'][number]

/** Returns the value of a metadata key, the first one where there are several. */
export function metadataValue({ facts }: Pick<ArticleRow, 'facts'>, key: string): string | undefined {
  return facts.find((fact) => fact.key === key)?.value
}

/** Begin and end of an activity as the server sends them, yyyy-MM-dd HH:mm; undefined for a row that has no time. */
export function activityTime(row: Pick<ArticleRow, 'facts'>): { start: string; end: string } | undefined {
  const start = metadataValue(row, 'startAt')
  const end = metadataValue(row, 'endAt')
  return start === undefined || end === undefined ? undefined : { start, end }
}

/** Returns a function that translates stages and subjects in a text of such words; others are shown as they are. */
export function useTermText() {
  const terms: Record<string, string> = usePreferences().t.content.terms
  return (text: string) =>
    text
      .split(' ')
      .map((word) => terms[word] ?? word)
      .join(' ')
}

/** Returns a function that names the stage and subject of a row in the reader's language. */
export function useSubjectText() {
  const termText = useTermText()
  return (row: Pick<ArticleRow, 'facts'>) => {
    const subject = metadataValue(row, 'subject')
    return subject === undefined ? undefined : termText(subject)
  }
}

/** Returns functions for labels and values of metadata in the reader's language; unknown ones are shown as they are. */
export function useMetadataText() {
  const { t } = usePreferences()
  const labels: Record<string, string> = t.content.metadata
  const words: Record<string, Record<string, string>> = t.content.metadataValues
  const termText = useTermText()
  return {
    labelOf: ({ key }: MetadataItem) => labels[key] ?? key,
    wordOf: ({ key, value }: MetadataItem) => words[key]?.[value] ?? (key === 'subject' ? termText(value) : value),
  }
}

export interface MetadataChipsProps {
  row: Pick<ArticleRow, 'facts'>
  /** Keys in the order shown. */
  keys: readonly string[]
}

/** Metadata as chips; values of a closed set have their own colours. */
export function MetadataChips({ row, keys }: MetadataChipsProps) {
  const { labelOf, wordOf } = useMetadataText()
  const shown = keys.flatMap((key) => row.facts.filter((fact) => fact.key === key))
  if (shown.length === 0) return null
  return (
    <ul className="dw-chips">
      {shown.map((fact) => (
        <li key={`${fact.key} ${fact.value}`} data-key={fact.key} data-value={fact.value} title={labelOf(fact)}>
          {wordOf(fact)}
        </li>
      ))}
    </ul>
  )
}

/** Metadata as a list of labels and values; the values of one label are grouped. */
export function MetadataTable({ facts, skip = [] }: { facts: readonly MetadataItem[]; skip?: readonly string[] }) {
  const { labelOf, wordOf } = useMetadataText()
  const shown = facts.filter(({ key }) => !skip.includes(key))
  const keys = [...new Set(shown.map(({ key }) => key))]
  if (keys.length === 0) return null
  return (
    <dl className="dw-facts">
      {keys.map((key) => {
        const same = shown.filter((fact) => fact.key === key)
        return (
          <div key={key}>
            <dt>{same[0] && labelOf(same[0])}</dt>
            {same.map((fact) => (
              <dd key={fact.value}>
                {key === 'online' ? (
                  <a href={fact.value} rel="noreferrer">
                    {fact.value}
                  </a>
                ) : (
                  wordOf(fact)
                )}
              </dd>
            ))}
          </div>
        )
      })}
    </dl>
  )
}
