import { Button, Menu, type MenuItem } from '@doorway/ui'
import { Suspense, useState } from 'react'
import { useTranslate } from '../context/use-translate'
import { addChineseTexts } from '../late-texts/late-texts'
import { lazyPart } from '../loading/lazy-part'
import { hasConditions } from './saved-filters'
import { zh } from './strings/zh'
import { useSavedFilters, type FilteredList } from './use-saved-filters'

addChineseTexts('users', { saved: zh })

/** Loads when the menu is near: no list needs a dialog for its first rows. */
const nameDialog = lazyPart(async () => (await import('./name-dialog')).NameDialog)

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
          <Button
            {...trigger}
            variant="quiet"
            icon="star"
            onPointerEnter={nameDialog.prefetch}
            onFocus={nameDialog.prefetch}
          >
            {t('users.saved.label')}
          </Button>
        )}
      />
      {isNaming && (
        <Suspense>
          <nameDialog.Part
            onClose={() => setNaming(false)}
            onSave={(name) => {
              filters.save(name)
              setNaming(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
