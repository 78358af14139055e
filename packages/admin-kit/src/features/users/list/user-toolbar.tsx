import { Button, IconButton, Menu, SelectionBar, Toolbar, type MenuItem } from '@doorway/ui'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../context/use-translate'
import type { Rendered } from '../../../extension/extension-types'
import { useNotify } from '../../../mutations/use-notify'
import { useSession } from '../../../session/use-session'
import { useActionRunner, type ActionRunner } from '../../../extension/use-action-runner'
import { RenderedSlot } from '../../../extension/rendered-slot'
import { useUserExtensions, type UserToolName } from '../user-extensions'
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
  const offer = useBulkOffer(props.selection.users)
  if (selectedCount === 0) return <MainToolbar {...props} runner={runner} />
  const plain = [
    ...offer('enable', permissions.canSetState, t('kit.action.enable')),
    ...offer('disable', permissions.canSetState, t('kit.action.disable')),
    ...offer('delete', permissions.canDelete, t('kit.action.delete')),
  ]
  const more: MenuItem[] = [
    ...offer('move', permissions.canEdit, t('users.bulk.move')),
    ...offer('addRoles', permissions.canAssignRoles, t('users.bulk.addRoles')),
    ...offer('removeRoles', permissions.canAssignRoles, t('users.bulk.removeRoles')),
    ...offer('reset', permissions.canResetPassword, t('users.toolbar.resetPassword')),
    ...offer('export', permissions.canExport, t('users.bulk.export')),
  ].map((item) => ({ ...item, isDisabled: !!item.hint, onSelect: () => onBulk(item.id) }))
  return (
    <SelectionBar count={selectedCount} onClear={onClearSelection}>
      {plain.map(({ id, label, hint }) => (
        <Button
          key={id}
          isBusy={isChanging}
          // Keyboard and touch reach it all the same, and pressing it says why.
          aria-disabled={!!hint || undefined}
          title={hint}
          onClick={() => (hint ? notify.refusal(hint) : onBulk(id))}
        >
          {label}
        </Button>
      ))}
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

/**
 * An action on the ticked users, if the person may use it and the page has left it. Its hint says why it is not possible:
 * the server would refuse one of the users, as their row says.
 */
function useBulkOffer(users: UserSelection['users']) {
  const t = useTranslate()
  const { bulkActions } = useUserExtensions()
  const { user: self } = useSession()
  const isProtected = users.some((user) => user.isProtected)
  const isSelf = users.some(({ id }) => id === self?.id)
  const hintOf = (id: BulkAction) => {
    if (isProtected && id !== 'export') return t('users.table.protected')
    return isSelf && (id === 'disable' || id === 'delete' || id === 'reset') ? t('users.table.self') : undefined
  }
  return (id: BulkAction, isAllowed: boolean, label: string) =>
    isAllowed && !bulkActions?.hide?.includes(id) ? [{ id, label, hint: hintOf(id) }] : []
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

function MainActions({ permissions, isExporting = false, onAdd, onImport, onExport }: UserToolbarProps) {
  const t = useTranslate()
  const { toolbar, parts } = useUserExtensions()
  const has = (name: UserToolName) => !toolbar?.hide?.includes(name)
  return (
    <>
      {permissions.canAdd && has('add') && (
        <Button variant="primary" icon="plus" onClick={onAdd}>
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
