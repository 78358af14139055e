import type { MenuFault } from '@doorway/api-client'
import { Button, Chip } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { useMenuFaults } from './menu-config.queries'

export interface FaultListProps {
  onReveal: (menuId: number) => void
}

/** 检查: what makes items unusable or unsafe, each with the way to its item. */
export function FaultList({ onReveal }: FaultListProps) {
  const t = useTranslate()
  const { data } = useMenuFaults()
  if (!data) return null
  if (data.length === 0) {
    return (
      <div>
        <Chip tone="success">{t('menuConfig.lint.none')}</Chip>
      </div>
    )
  }
  const textOf = ({ kind, detail }: MenuFault) => t(`menuConfig.lint.kinds.${kind}`, { detail })
  return (
    <section aria-label={t('menuConfig.lint.title')}>
      <Chip tone="warning">{t('menuConfig.lint.found', { count: data.length })}</Chip>
      <ul className="dw-menu-config-list">
        {data.map((fault) => (
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
