import { Button, IconButton, Menu, SelectionBar, Toolbar, type MenuItem } from '@doorway/ui'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../context/use-translate'
import type { Rendered } from '../../../extension/extension-types'
import { useNotify } from '../../../mutations/use-notify'
import { useSession } from '../../../session/use-session'
import { useActionRunner, type ActionRunner } from '../../../extension/use-action-runner'
import { RenderedSlot } from '../../../extension/rendered-slot'
import { useUserExtensions, type UserBulkActionName, type UserToolName } from '../user-extensions'
import type { UserPermissions } from './user-row-actions'
import type { UserSelection } from './use-user-selection'

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
  /** What the page's actions are called with. */
  selection: Pick<UserSelection, 'users'>
}

/** Over the table: 新增 and 导出; with ticked rows what can be done with them instead. */
export function UserToolbar(props: UserToolbarProps) {
  const { permissions, selectedCount, isChanging = false, all, onRefresh, onBulk, onClearSelection } = props
  const t = useTranslate()
  const notify = useNotify()
  const runner = useActionRunner(onRefresh)
  const has = useBulkNames()
  const blockOf = useBulkBlocks(props.selection.users)
  if (selectedCount === 0) return <MainToolbar {...props} runner={runner} />
  const plain = (['enable', 'disable', 'delete'] as const).filter(
    (id) => has(id) && (id === 'delete' ? permissions.canDelete : permissions.canSetState),
  )
  const more: MenuItem[] = [
    ...(permissions.canEdit && has('move') ? [{ id: 'move' as const, label: t('users.bulk.move') }] : []),
    ...(permissions.canAssignRoles && has('addRoles')
      ? [{ id: 'addRoles' as const, label: t('users.bulk.addRoles') }]
      : []),
    ...(permissions.canAssignRoles && has('removeRoles')
      ? [{ id: 'removeRoles' as const, label: t('users.bulk.removeRoles') }]
      : []),
    ...(permissions.canResetPassword && has('reset')
      ? [{ id: 'reset' as const, label: t('users.toolbar.resetPassword') }]
      : []),
    ...(permissions.canExport && has('export') ? [{ id: 'export' as const, label: t('users.bulk.export') }] : []),
  ].map(({ id, label }) => {
    const reason = blockOf(id)
    return { id, label, isDisabled: reason !== undefined, hint: reason, onSelect: () => onBulk(id) }
  })
  return (
    <SelectionBar count={selectedCount} onClear={onClearSelection}>
      {plain.map((id) => {
        const reason = blockOf(id)
        return (
          <Button
            key={id}
            isBusy={isChanging}
            // Keyboard and touch reach it all the same, and pressing it says why.
            aria-disabled={reason !== undefined || undefined}
            title={reason}
            onClick={() => (reason === undefined ? onBulk(id) : notify.refusal(reason))}
          >
            {t(`kit.action.${id}`)}
          </Button>
        )
      })}
      <OwnBulkActions {...props} runner={runner} />
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

interface RunningProps extends UserToolbarProps {
  runner: ActionRunner
}

/** Which actions on ticked users the page has left. */
function useBulkNames(): (name: UserBulkActionName) => boolean {
  const { bulkActions } = useUserExtensions()
  return (name) => !bulkActions?.hide?.includes(name)
}

/** Why an action is not possible with the ticked users: the server would refuse one of them, as their row says. */
function useBulkBlocks(users: UserSelection['users']): (action: BulkAction) => string | undefined {
  const t = useTranslate()
  const { user: self } = useSession()
  return (action) => {
    if (action === 'export') return undefined
    if (users.some(({ isProtected }) => isProtected)) return t('users.table.protected')
    const isRefused = action === 'disable' || action === 'delete'
    return isRefused && users.some(({ id }) => id === self?.id) ? t('users.table.self') : undefined
  }
}

/** The actions on ticked users that the page has added. */
function OwnBulkActions({ runner, selection, onClearSelection }: RunningProps) {
  const { bulkActions } = useUserExtensions()
  return runner.allowed(bulkActions?.add).map(({ id, label, onSelect }) => (
    <Button
      key={id}
      isBusy={runner.running === id}
      onClick={() => runner.run(id, (tools) => onSelect(selection.users, tools), onClearSelection)}
    >
      {label}
    </Button>
  ))
}

const renderTool = (render: () => Rendered) => render()

function MainToolbar(props: RunningProps) {
  const { runner, end, onRefresh } = props
  const t = useTranslate()
  const { toolbar } = useUserExtensions()
  const isRefreshHidden = toolbar?.hide?.includes('refresh') ?? false
  const quiet = (
    <>
      {end}
      {!isRefreshHidden && <IconButton icon="refresh" label={t('kit.action.refresh')} onClick={onRefresh} />}
    </>
  )
  return (
    <Toolbar label={t('users.toolbar.label')} end={quiet}>
      <MainActions {...props} />
      {runner.allowed(toolbar?.add).map((tool) =>
        'render' in tool ? (
          <RenderedSlot key={tool.id} render={renderTool} input={tool.render} />
        ) : (
          <Button key={tool.id} isBusy={runner.running === tool.id} onClick={() => runner.run(tool.id, tool.onSelect)}>
            {tool.label}
          </Button>
        ),
      )}
    </Toolbar>
  )
}

function MainActions({ permissions, isExporting = false, onNearAdd, onAdd, onImport, onExport }: UserToolbarProps) {
  const t = useTranslate()
  const { toolbar, parts } = useUserExtensions()
  const has = (name: UserToolName) => !toolbar?.hide?.includes(name)
  return (
    <>
      {permissions.canAdd && has('add') && (
        <Button variant="primary" icon="plus" onPointerEnter={onNearAdd} onFocus={onNearAdd} onClick={onAdd}>
          {t('kit.action.add')}
        </Button>
      )}
      {permissions.canImport && parts?.import !== false && has('import') && (
        <Button icon="upload" onClick={onImport}>
          {t('kit.action.import')}
        </Button>
      )}
      {permissions.canExport && parts?.export !== false && has('export') && (
        <Button icon="download" isBusy={isExporting} onClick={onExport}>
          {t('kit.action.export')}
        </Button>
      )}
    </>
  )
}
