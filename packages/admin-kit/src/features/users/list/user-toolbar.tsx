import { Button, IconButton, Menu, SelectionBar, Toolbar, type MenuItem } from '@doorway/ui'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../context/use-translate'
import type { UserPermissions } from './user-row-actions'

/** What can be done with the ticked users. */
export type BulkAction = 'enable' | 'disable' | 'delete' | 'move' | 'addRoles' | 'removeRoles' | 'reset' | 'export'

export interface UserToolbarProps {
  permissions: UserPermissions
  /** Number of ticked rows; more than none shows the actions on them. */
  selectedCount: number
  isExporting?: boolean
  /** Changes to the ticked rows are on their way. */
  isChanging?: boolean
  /** Quieter controls at the end, such as the column chooser. */
  end?: ReactNode
  onNearAdd?: () => void
  onAdd: () => void
  onImport: () => void
  onExport: () => void
  onRefresh: () => void
  onBulk: (action: BulkAction) => void
  /** All users of the search can be ticked, beyond this page. */
  all: { count: number; isBusy: boolean; onSelect: () => void } | null
  onClearSelection: () => void
}

/** Over the table: 新增 and 导出; with ticked rows what can be done with them instead. */
export function UserToolbar(props: UserToolbarProps) {
  const { permissions, selectedCount, isChanging = false, all, end, onRefresh, onBulk, onClearSelection } = props
  const t = useTranslate()
  const quiet = (
    <>
      {end}
      <IconButton icon="refresh" label={t('kit.action.refresh')} onClick={onRefresh} />
    </>
  )
  if (selectedCount === 0) {
    return (
      <Toolbar label={t('users.toolbar.label')} end={quiet}>
        <MainActions {...props} />
      </Toolbar>
    )
  }
  const more: MenuItem[] = [
    ...(permissions.canEdit ? [{ id: 'move' as const, label: t('users.bulk.move') }] : []),
    ...(permissions.canAssignRoles
      ? [
          { id: 'addRoles' as const, label: t('users.bulk.addRoles') },
          { id: 'removeRoles' as const, label: t('users.bulk.removeRoles') },
        ]
      : []),
    ...(permissions.canResetPassword ? [{ id: 'reset' as const, label: t('users.toolbar.resetPassword') }] : []),
    ...(permissions.canExport ? [{ id: 'export' as const, label: t('users.bulk.export') }] : []),
  ].map(({ id, label }) => ({ id, label, onSelect: () => onBulk(id) }))
  return (
    <SelectionBar count={selectedCount} onClear={onClearSelection}>
      {permissions.canSetState && (
        <>
          <Button isBusy={isChanging} onClick={() => onBulk('enable')}>
            {t('kit.action.enable')}
          </Button>
          <Button isBusy={isChanging} onClick={() => onBulk('disable')}>
            {t('kit.action.disable')}
          </Button>
        </>
      )}
      {permissions.canDelete && (
        <Button isBusy={isChanging} onClick={() => onBulk('delete')}>
          {t('kit.action.delete')}
        </Button>
      )}
      {more.length > 0 && (
        <Menu
          label={t('kit.action.more')}
          items={more}
          placement="bottom-start"
          renderTrigger={(trigger) => (
            <Button {...trigger} isBusy={isChanging}>
              {t('kit.action.more')}
            </Button>
          )}
        />
      )}
      {all && (
        <Button variant="quiet" isBusy={all.isBusy} onClick={all.onSelect}>
          {t('users.bulk.selectAll', { count: all.count })}
        </Button>
      )}
    </SelectionBar>
  )
}

function MainActions({ permissions, isExporting = false, onNearAdd, onAdd, onImport, onExport }: UserToolbarProps) {
  const t = useTranslate()
  return (
    <>
      {permissions.canAdd && (
        <Button variant="primary" icon="plus" onPointerEnter={onNearAdd} onFocus={onNearAdd} onClick={onAdd}>
          {t('kit.action.add')}
        </Button>
      )}
      {permissions.canImport && (
        <Button icon="upload" onClick={onImport}>
          {t('kit.action.import')}
        </Button>
      )}
      {permissions.canExport && (
        <Button icon="download" isBusy={isExporting} onClick={onExport}>
          {t('kit.action.export')}
        </Button>
      )}
    </>
  )
}
