import { Button, RadioGroup } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import type { MessageKey } from '../../i18n/catalogue'
import { type ConflictingField, textOf } from './conflicting-fields'
import { addChineseTexts } from '../../late-texts/late-texts'
import { zh } from './strings/zh'

addChineseTexts('conflict', zh)

/** One member that two people saved differently, in words. */
export interface ConflictRow<Field extends string = string> extends ConflictingField<Field> {
  label: MessageKey
  /** A text, a number, or a choice of on and off. */
  mine: unknown
  theirs: unknown
}

export interface ConflictPanelProps<Field extends string> {
  rows: readonly ConflictRow<Field>[]
  /** The members to take from the other person. */
  onApply: (takeTheirs: ReadonlySet<Field>) => void
  /** Saves mine over all of it; not offered without one. */
  onOverwrite?: () => void
}

/** Shows, field by field, what was saved in between. What only the other person changed is theirs from the start. */
export function ConflictPanel<Field extends string>({ rows, onApply, onOverwrite }: ConflictPanelProps<Field>) {
  const t = useTranslate()
  const [takeTheirs, setTakeTheirs] = useState<ReadonlySet<Field>>(
    () => new Set(rows.filter(({ isContested }) => !isContested).map(({ field }) => field)),
  )
  const choose = (field: Field, side: string) => {
    const next = new Set(takeTheirs)
    if (side === 'theirs') next.add(field)
    else next.delete(field)
    setTakeTheirs(next)
  }
  const inWords = (value: unknown) =>
    typeof value === 'boolean' ? t(value ? 'conflict.yes' : 'conflict.no') : textOf(value) || t('conflict.nothing')
  return (
    <section className="dw-conflict" role="alert" aria-label={t('conflict.title')}>
      <strong>{t('conflict.title')}</strong>
      <p>{t(rows.length === 0 ? 'conflict.untouched' : 'conflict.intro')}</p>
      {rows.map(({ field, label, mine, theirs }) => (
        <div key={field}>
          <span>{t(label)}</span>
          <RadioGroup
            label={t(label)}
            value={takeTheirs.has(field) ? 'theirs' : 'mine'}
            onValueChange={(side) => choose(field, side)}
            options={[
              { value: 'mine', label: t('conflict.mine', { value: inWords(mine) }) },
              { value: 'theirs', label: t('conflict.theirs', { value: inWords(theirs) }) },
            ]}
          />
        </div>
      ))}
      <Button variant="primary" onClick={() => onApply(takeTheirs)}>
        {t('conflict.apply')}
      </Button>
      {onOverwrite && <Button onClick={onOverwrite}>{t('conflict.overwrite')}</Button>}
    </section>
  )
}
