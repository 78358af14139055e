import { Button, IconButton, SelectionBar, Toolbar } from '@doorway/ui'
import type { ReactNode } from 'react'
import { useTranslate } from '../../provider/use-translate'
import type { UserPermissions } from './user-row-actions'

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
  onBulk: (action: 'enable' | 'disable' | 'delete') => void
  onClearSelection: () => void
}

/** Over the table: 新增 and 导出; with ticked rows what can be done with them instead. */
export function UserToolbar(props: UserToolbarProps) {
  const { permissions, selectedCount, isChanging = false, end, onRefresh, onBulk, onClearSelection } = props
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
