import { Button, Menu } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { useCan } from '../../session/use-session'
import { columnUsage } from './column-nodes'
import type { Column } from './column-types'
import { columnCodes } from './columns.codes'
import type { ColumnWork } from './use-column-work'

export interface ColumnRowActionsProps {
  column: Column
  /** All columns of the site: those below prevent a deletion. */
  columns: readonly Column[]
  work: ColumnWork
  /** Little room: everything is in the menu. */
  isCompact: boolean
}

/** What this person may do with a column: the frequent actions as buttons, the others in a menu. */
export function ColumnRowActions({ column, columns, work, isCompact }: ColumnRowActionsProps) {
  const t = useTranslate()
  const can = useCan()
  const { isUsed, ...usage } = columnUsage(columns, column)
  const isHidden = column.state === 'hidden'
  const all = [
    { id: 'add', code: columnCodes.add, run: () => work.startAdding(column) },
    { id: 'edit', code: columnCodes.edit, run: () => work.startEditing(column) },
    { id: isHidden ? 'show' : 'hide', code: columnCodes.edit, run: () => work.setHidden(column, !isHidden) },
    { id: 'move', code: columnCodes.move, run: () => work.ask({ kind: 'move', column }), isRare: true },
    { id: 'merge', code: columnCodes.merge, run: () => work.ask({ kind: 'merge', column }), isRare: true },
    { id: 'delete', code: columnCodes.delete, run: () => work.ask({ kind: 'delete', column }), isRare: true },
  ] as const
  const allowed = all.filter(({ code }) => can(code))
  const isInMenu = (action: (typeof all)[number]) => isCompact || 'isRare' in action
  const more = allowed.filter(isInMenu)
  return (
    <span className="dw-area-actions">
      {allowed
        .filter((action) => !isInMenu(action))
        .map(({ id, run }) => (
          <Button key={id} size="s" variant="quiet" onClick={run}>
            {t(`columns.action.${id}`)}
          </Button>
        ))}
      {more.length > 0 && (
        <Menu
          label={t('columns.action.more', { name: column.name })}
          items={more.map(({ id, run }) => ({
            id,
            label: t(`columns.action.${id}`),
            onSelect: run,
            isDanger: id === 'delete',
            ...(id === 'delete' && isUsed && { isDisabled: true, hint: t('columns.delete.blocked', usage) }),
          }))}
        />
      )}
    </span>
  )
}
