import { Button, RadioGroup } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../../context/use-translate'
import type { ConflictingField, UserField } from './user-conflict'
import { userFieldLabels } from './user-field-labels'

/** One member that two people saved differently, in words. */
export interface ConflictRow extends ConflictingField {
  mine: string
  theirs: string
}

export interface UserConflictPanelProps {
  rows: readonly ConflictRow[]
  /** The members to take from the other person. */
  onApply: (takeTheirs: ReadonlySet<UserField>) => void
}

/** Shows, field by field, what somebody else saved in between. What only they changed is theirs from the start. */
export function UserConflictPanel({ rows, onApply }: UserConflictPanelProps) {
  const t = useTranslate()
  const [takeTheirs, setTakeTheirs] = useState<ReadonlySet<UserField>>(
    () => new Set(rows.filter(({ isContested }) => !isContested).map(({ field }) => field)),
  )
  const choose = (field: UserField, side: string) => {
    setTakeTheirs((before) => {
      const next = new Set(before)
      if (side === 'theirs') next.add(field)
      else next.delete(field)
      return next
    })
  }
  return (
    <section className="dw-user-conflict" role="alert" aria-label={t('users.conflict.title')}>
      <h3 className="dw-user-conflict-title">{t('users.conflict.title')}</h3>
      <p>{t(rows.length === 0 ? 'users.conflict.untouched' : 'users.conflict.intro')}</p>
      {rows.map(({ field, mine, theirs }) => (
        <div key={field} className="dw-user-conflict-row">
          <span className="dw-user-conflict-field">{t(userFieldLabels[field])}</span>
          <RadioGroup
            label={t(userFieldLabels[field])}
            value={takeTheirs.has(field) ? 'theirs' : 'mine'}
            onValueChange={(side) => choose(field, side)}
            options={[
              { value: 'mine', label: t('users.conflict.mine', { value: mine || t('users.conflict.nothing') }) },
              { value: 'theirs', label: t('users.conflict.theirs', { value: theirs || t('users.conflict.nothing') }) },
            ]}
          />
        </div>
      ))}
      <Button variant="primary" onClick={() => onApply(takeTheirs)}>
        {t('users.conflict.apply')}
      </Button>
    </section>
  )
}
