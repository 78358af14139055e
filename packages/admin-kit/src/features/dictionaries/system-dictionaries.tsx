import { Select, Skeleton } from '@doorway/ui'
import { useState } from 'react'
import { useContainerWidth } from '../../browser/use-container-width'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { usePermission } from '../../session/use-session'
import { dictionaryCodes } from './dictionaries.codes'
import { useDictionaryTypes } from './dictionaries.queries'
import { isGradeType } from './entry-form'
import { EntryList } from './entry-list'
import { typeText } from './type-text'

/** In px; in a narrower container the types are a select above the entries. */
const TWO_PANES = 640

interface TypeListProps {
  types: readonly { type: string; entries: number }[]
  chosen: string
  onChoose: (type: string) => void
}

function TypeList({ types, chosen, onChoose }: TypeListProps) {
  const t = useTranslate()
  return (
    <nav aria-label={t('dictionaries.types')}>
      <ul className="dw-dictionary-types">
        {types.map(({ type, entries }) => (
          <li key={type}>
            <button
              type="button"
              className="dw-dictionary-type"
              aria-current={type === chosen || undefined}
              onClick={() => onChoose(type)}
            >
              <span>{typeText(t, type)}</span>
              <small>{t('dictionaries.count', { count: entries })}</small>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** 系统字典: the types, and the entries of the chosen one next to them; below each other on phones. */
export function SystemDictionaries() {
  const t = useTranslate()
  const canEdit = usePermission(dictionaryCodes.edit)
  const [ref, width] = useContainerWidth()
  const { data, error, refetch } = useDictionaryTypes()
  const [picked, pick] = useState<string>()
  if (error && !data) return <FailurePanel error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton width="full" />
  const types = data.filter(({ type }) => !isGradeType(type))
  const chosen = picked ?? types[0]?.type
  const isNarrow = width !== null && width < TWO_PANES
  return (
    <div ref={ref} className="dw-dictionary" data-narrow={isNarrow || undefined}>
      {isNarrow ? (
        <Select
          aria-label={t('dictionaries.types')}
          placeholder={null}
          options={types.map(({ type }) => ({ value: type, label: typeText(t, type) }))}
          value={chosen}
          onValueChange={pick}
        />
      ) : (
        chosen !== undefined && <TypeList types={types} chosen={chosen} onChoose={pick} />
      )}
      {chosen !== undefined && (
        <EntryList key={chosen} type={chosen} types={types.map(({ type }) => type)} canEdit={canEdit} />
      )}
    </div>
  )
}
