import { Button, Dialog, Field, Menu, TextField, type MenuItem } from '@doorway/ui'
import { useState, type FormEvent } from 'react'
import { useTranslate } from '../context/use-translate'
import { addChineseTexts } from '../late-texts/late-texts'
import { hasConditions } from './saved-filters'
import { zh } from './strings/zh'
import { useSavedFilters, type FilteredList } from './use-saved-filters'

addChineseTexts('users', { saved: zh })

const NAME_MAX = 50

function NameDialog({ onSave, onClose }: { onSave: (name: string) => void; onClose: () => void }) {
  const t = useTranslate()
  const [name, setName] = useState('')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') onSave(name.trim())
  }
  return (
    <Dialog
      isOpen
      size="s"
      title={t('users.saved.save')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.ui.cancel')}</Button>
          <Button variant="primary" disabled={name.trim() === ''} onClick={() => onSave(name.trim())}>
            {t('kit.action.save')}
          </Button>
        </>
      }
    >
      <form onSubmit={handleSubmit}>
        <Field label={t('users.saved.name')} isRequired>
          <TextField maxLength={NAME_MAX} value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}

/** 常用查询: filters under names, one of them the start of every visit. */
export function SavedFiltersMenu(list: FilteredList) {
  const t = useTranslate()
  const { saved, current, changed, ...filters } = useSavedFilters(list)
  const [isNaming, setNaming] = useState(false)
  const isDefault = current !== null && saved.defaultName === current
  const items: MenuItem[] = [
    ...saved.filters.map(({ name }) => ({
      id: `apply:${name}`,
      label: name,
      hint: name === saved.defaultName ? t('users.saved.default') : undefined,
      isChecked: name === current,
      onSelect: () => filters.apply(name),
    })),
    {
      id: 'save',
      label: t('users.saved.save'),
      startsGroup: saved.filters.length > 0,
      isDisabled: !hasConditions(list.values) || current !== null,
      onSelect: () => setNaming(true),
    },
  ]
  if (current !== null) {
    items.push(
      {
        id: 'default',
        label: t(isDefault ? 'users.saved.noDefault' : 'users.saved.makeDefault', { name: current }),
        onSelect: () => filters.setDefault(isDefault ? null : current),
      },
      {
        id: 'remove',
        label: t('users.saved.remove', { name: current }),
        isDanger: true,
        onSelect: () => filters.remove(current),
      },
    )
  }
  return (
    <>
      {changed !== null && (
        <Button variant="quiet" size="s" onClick={() => filters.save(changed)}>
          {t('users.saved.update', { name: changed })}
        </Button>
      )}
      <Menu
        label={t('users.saved.label')}
        items={items}
        renderTrigger={(trigger) => (
          <Button {...trigger} variant="quiet" icon="star">
            {t('users.saved.label')}
          </Button>
        )}
      />
      {isNaming && (
        <NameDialog
          onClose={() => setNaming(false)}
          onSave={(name) => {
            filters.save(name)
            setNaming(false)
          }}
        />
      )}
    </>
  )
}
