import { usePreferences } from '../../../preferences/preferences-context'
import type { ArticleRow } from '../../data/portal-reader'
import './metadata.css'

type MetadataItem = ArticleRow['facts'][number]

/** The value of a fact in a row; the first one where there are several. */
export function metadataValue({ facts }: Pick<ArticleRow, 'facts'>, key: string): string | undefined {
  return facts.find((fact) => fact.key === key)?.value
}

/** Labels and words of facts in the reader's language. What the catalogue does not know is shown as it is. */
export function useMetadataText() {
  const { t } = usePreferences()
  const labels: Record<string, string> = t.metadata
  const words: Record<string, Record<string, string>> = t.metadataValues
  return {
    labelOf: ({ key }: MetadataItem) => labels[key] ?? key,
    wordOf: ({ key, value }: MetadataItem) => words[key]?.[value] ?? value,
  }
}

export interface MetadataChipsProps {
  row: Pick<ArticleRow, 'facts'>
  /** Which facts, in this order. */
  keys: readonly string[]
}

/** Facts as small labels; a closed word colours itself by its value. */
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

/** Facts as a list of labels and values; several values of one label stand together. */
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
