import type { UserRow } from '@doorway/api-client'
import { Button, Menu, type MenuItem } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'
import type { ActionRunner } from '../../../extension/use-action-runner'
import { useUserExtensions, type UserRowActionName } from '../user-extensions'

/** What this person may do with users, by button code. */
export interface UserPermissions {
  canAdd: boolean
  canEdit: boolean
  canDelete: boolean
  canExport: boolean
  canImport: boolean
  canSetState: boolean
  canUnlock: boolean
  canResetPassword: boolean
  canAssignRoles: boolean
}

export interface UserRowActionsProps {
  user: UserRow
  permissions: UserPermissions
  /** This is the signed-in person, who can neither disable nor delete themselves. */
  isSelf: boolean
  onEdit: (user: UserRow) => void
  onDelete: (user: UserRow) => void
  onSetEnabled: (user: UserRow, isEnabled: boolean) => void
  onUnlock: (user: UserRow) => void
  onResetPassword: (user: UserRow) => void
  onCopy: (text: string) => Promise<boolean>
  /** Runs the actions that the page has added. */
  runner: ActionRunner
}

/** The buttons of a line: 修改 and 删除 (section 2), the rest in a menu. Protected accounts can only be looked at. */
export function UserRowActions(props: UserRowActionsProps) {
  const { user, permissions, isSelf, onEdit, onDelete, onSetEnabled, onUnlock, onResetPassword, onCopy, runner } = props
  const t = useTranslate()
  const isOpen = !user.isProtected
  const { rowActions } = useUserExtensions()
  const has = (name: UserRowActionName) => !rowActions?.hide?.includes(name)
  const own = runner.allowed(rowActions?.add).filter(({ isShown }) => isShown?.(user) ?? true)
  const items: MenuItem[] = [
    ...(permissions.canSetState && isOpen && !isSelf && has('state')
      ? [
          {
            id: 'state',
            label: t(user.isEnabled ? 'kit.action.disable' : 'kit.action.enable'),
            onSelect: () => onSetEnabled(user, !user.isEnabled),
          },
        ]
      : []),
    ...(permissions.canUnlock && isOpen && has('unlock')
      ? [{ id: 'unlock', label: t('users.toolbar.unlock'), onSelect: () => onUnlock(user) }]
      : []),
    ...(permissions.canResetPassword && isOpen && !isSelf && has('reset')
      ? [{ id: 'reset', label: t('users.toolbar.resetPassword'), onSelect: () => onResetPassword(user) }]
      : []),
    ...(has('username')
      ? [{ id: 'username', label: t('users.toolbar.copyUsername'), onSelect: () => void onCopy(user.username) }]
      : []),
    ...(has('id')
      ? [{ id: 'id', label: t('users.toolbar.copyId'), onSelect: () => void onCopy(String(user.id)) }]
      : []),
    ...own.map(({ id, label, onSelect }) => ({
      id,
      label,
      onSelect: () => runner.run(id, (tools) => onSelect(user, tools)),
    })),
  ]
  const reason = isOpen ? undefined : t('users.table.protected')
  return (
    <>
      {permissions.canEdit && has('edit') && (
        <Button size="s" variant="quiet" disabled={!isOpen} title={reason} onClick={() => onEdit(user)}>
          {t('kit.action.edit')}
        </Button>
      )}
      {permissions.canDelete && has('delete') && (
        <Button
          size="s"
          variant="quiet"
          disabled={!isOpen || isSelf}
          title={isSelf ? t('users.table.self') : reason}
          onClick={() => onDelete(user)}
        >
          {t('kit.action.delete')}
        </Button>
      )}
      {items.length > 0 && <Menu label={t('kit.action.more')} items={items} />}
    </>
  )
}
