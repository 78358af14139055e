import { Chip, type SelectOption } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'
import { useOwnFilters } from './own-filters'
import { NOT_FILLED, type UserFilterValues } from './user-search'

export interface FilterChipsProps {
  values: UserFilterValues
  userTypes: SelectOption[]
  onChange: (values: UserFilterValues) => void
}

/** The conditions in force, each of which one press takes away. */
export function FilterChips({ values, userTypes, onChange }: FilterChipsProps) {
  const t = useTranslate()
  const own = useOwnFilters()
  const chips = [
    { key: 'username', label: t('users.filter.username'), value: values.username },
    { key: 'name', label: t('users.filter.name'), value: values.name },
    {
      key: 'userType',
      label: t('users.filter.userType'),
      value: userTypes.find(({ value }) => value === values.userType)?.label ?? values.userType,
    },
    { key: 'state', label: t('users.filter.state'), value: values.state && t(`users.state.${values.state}`) },
    ...own.map(({ id, label, options = [] }) => {
      const value = values[id] ?? NOT_FILLED
      return { key: id, label, value: options.find((option) => option.value === value)?.label ?? value }
    }),
  ].filter(({ value }) => value !== '')
  return chips.map(({ key, label, value }) => (
    <Chip
      key={key}
      tone="accent"
      removeLabel={t('users.filter.remove', { label })}
      onRemove={() => onChange({ ...values, [key]: '' })}
    >
      {t('users.filter.chip', { label, value })}
    </Chip>
  ))
}
