import { Button, Field, Select, TextField } from '@doorway/ui'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FilterFold } from '../../filter-fold/filter-fold'
import { type WorkgroupConditions, workgroupKinds, workgroupStates } from './workgroup-types'

/** What the filters hold while they are typed; empty texts are no condition. */
interface Typed {
  name: string
  kind: string
  state: string
}

const nothing: Typed = { name: '', kind: '', state: '' }

/** The filters as the list call takes them. */
function conditionsOf({ name, kind, state }: Typed): WorkgroupConditions {
  return {
    name: name.trim() || undefined,
    kind: workgroupKinds.find((known) => known === kind),
    state: workgroupStates.find((known) => known === state),
  }
}

export interface WorkgroupFiltersProps {
  /** Number of filters in effect. */
  set: number
  /** Called by 查询 and 重置, with unchanged filters too. */
  onSearch: (conditions: WorkgroupConditions) => void
}

/** Filters of the list; they count once 查询 is pressed. */
export function WorkgroupFilters({ set, onSearch }: WorkgroupFiltersProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState(nothing)
  const apply = (next: Typed) => {
    setTyped(next)
    onSearch(conditionsOf(next))
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    apply(typed)
  }
  return (
    <form className="dw-wg-row" role="search" aria-label={t('workgroups.filters')} onSubmit={handleSubmit}>
      <FilterFold set={set}>
        <Field className="dw-wg-filter" label={t('workgroups.nameOrLeader')}>
          <TextField
            type="search"
            maxLength={100}
            value={typed.name}
            onChange={(event) => setTyped({ ...typed, name: event.target.value })}
          />
        </Field>
        <Field className="dw-wg-filter" label={t('workgroups.field.kind')}>
          <Select
            placeholder={t('workgroups.all')}
            options={workgroupKinds.map((value) => ({ value, label: t(`workgroups.kind.${value}`) }))}
            value={typed.kind}
            onValueChange={(kind) => setTyped({ ...typed, kind })}
          />
        </Field>
        <Field className="dw-wg-filter" label={t('workgroups.field.state')}>
          <Select
            placeholder={t('workgroups.all')}
            options={workgroupStates.map((value) => ({ value, label: t(`workgroups.state.${value}`) }))}
            value={typed.state}
            onValueChange={(state) => setTyped({ ...typed, state })}
          />
        </Field>
        <span className="dw-wg-buttons">
          <Button type="submit" variant="primary">
            {t('kit.action.search')}
          </Button>
          <Button onClick={() => apply(nothing)}>{t('kit.action.reset')}</Button>
        </span>
      </FilterFold>
    </form>
  )
}
