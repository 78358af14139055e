import type { ManagedMenuItem, MenuFault } from '@doorway/api-client'
import { Button, Chip } from '@doorway/ui'
import { useKit } from '../../context/kit-context'
import { useTranslate } from '../../context/use-translate'
import { lacksScreen, screenOf } from '../menu-router'

/** A fault that the server finds, or a screen that only this page can know to be missing. */
type Finding = Omit<MenuFault, 'kind'> & { kind: MenuFault['kind'] | 'notInstalled' }

export interface FaultListProps {
  items: readonly ManagedMenuItem[]
  /** What the server finds; undefined where it could not check. */
  faults: readonly MenuFault[] | undefined
  onReveal: (menuId: number) => void
}

function useMissingScreens(items: readonly ManagedMenuItem[]): Finding[] {
  const { installedScreens } = useKit()
  if (!installedScreens) return []
  return items
    .filter((item) => item.type !== 'button' && lacksScreen(item, installedScreens))
    .map((item) => ({ kind: 'notInstalled', menuId: item.id, name: item.name, detail: String(screenOf(item)) }))
}

/** 检查: what makes items unusable or unsafe, each with the way to its item. */
export function FaultList({ items, faults, onReveal }: FaultListProps) {
  const t = useTranslate()
  const missing = useMissingScreens(items)
  if (!faults) return null
  const findings: Finding[] = [...faults, ...missing]
  if (findings.length === 0) {
    return (
      <div>
        <Chip tone="success">{t('menuConfig.lint.none')}</Chip>
      </div>
    )
  }
  const textOf = ({ kind, detail }: Finding) => t(`menuConfig.lint.kinds.${kind}`, { detail })
  return (
    <section aria-label={t('menuConfig.lint.title')}>
      <Chip tone="warning">{t('menuConfig.lint.found', { count: findings.length })}</Chip>
      <ul className="dw-menu-config-list">
        {findings.map((fault) => (
          <li key={`${fault.kind} ${fault.menuId}`}>
            <Button size="s" variant="quiet" onClick={() => onReveal(fault.menuId)}>
              {fault.name}
            </Button>{' '}
            {textOf(fault)}
          </li>
        ))}
      </ul>
    </section>
  )
}
