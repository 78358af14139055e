import { useMemo } from 'react'
import { useTranslate } from '../../context/use-translate'
import { differenceParts } from '../../differences/word-difference'

export interface TextDifferenceProps {
  before: string
  after: string
  /** What is compared. */
  label: string
}

/** Words that are added and removed between two texts; Chinese is divided into words by the browser. */
export function TextDifference({ before, after, label }: TextDifferenceProps) {
  const t = useTranslate()
  const parts = useMemo(() => differenceParts(before, after), [before, after])
  const isSame = parts.every(({ added, removed }) => !added && !removed)
  if (isSame) return <p>{t('articles.difference.none')}</p>
  return (
    <div className="dw-editing-difference" role="region" aria-label={label}>
      {parts.map(({ added, removed, value }, index) => {
        const key = `${index} ${value.length}`
        if (added)
          return (
            <ins key={key} className="dw-editing-added">
              {value}
            </ins>
          )
        return removed ? (
          <del key={key} className="dw-editing-removed">
            {value}
          </del>
        ) : (
          <span key={key}>{value}</span>
        )
      })}
    </div>
  )
}
