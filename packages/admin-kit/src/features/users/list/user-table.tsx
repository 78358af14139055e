import type { UserRow } from '@doorway/api-client'
import { Button, DataTable, StatePanel, type ColumnView, type DataColumn, type DataSort } from '@doorway/ui'
import { FailurePanel } from '../../../loading/failure-panel'
import { useTranslate } from '../../../context/use-translate'
import { useActionRunner } from '../../../extension/use-action-runner'
import { useUserExtensions } from '../user-extensions'
import { useSession } from '../../../session/use-session'
import type { NumberedUser } from './user-columns'
import { UserRowActions } from './user-row-actions'
import { emptyFilters, hasFilters, type UserSearch } from '../filters/user-search'
import type { UserCommands } from './use-user-commands'
import type { UserList } from './use-user-list'
import { useUserPermissions } from '../use-user-permissions'
import type { UserSelection } from './use-user-selection'

/** Width of the row buttons in px: 修改, 删除 and the menu. */
const ACTIONS_WIDTH = 176

function sortOf(sort: DataSort | null): UserSearch['sort'] {
  if (!sort) return null
  const { columnId, direction } = sort
  switch (columnId) {
    case 'username':
    case 'name':
    case 'userType':
    case 'schoolName':
    case 'registerTime':
    case 'lastLogin':
      return { field: columnId, direction: direction === 'ascending' ? 'asc' : 'desc' }
    default:
      return null
  }
}

function dataSortOf(sort: UserSearch['sort']): DataSort | null {
  return sort && { columnId: sort.field, direction: sort.direction === 'asc' ? 'ascending' : 'descending' }
}

export interface UserTableProps {
  list: UserList
  commands: UserCommands
  selection: UserSelection
  view: ColumnView
  setView: (view: ColumnView) => void
  columns: readonly DataColumn<NumberedUser>[]
  onAdd: () => void
  onEdit: (user: UserRow) => void
}

/** The paged table of users. */
export function UserTable({ list, commands, selection, view, setView, columns, onAdd, onEdit }: UserTableProps) {
  const t = useTranslate()
  const permissions = useUserPermissions()
  const { user: self } = useSession()
  const { parts } = useUserExtensions()
  const runner = useActionRunner(list.refresh)
  const { search, setSearch, total } = list
  return (
    <DataTable
      caption={t('users.table.label')}
      columns={columns}
      rows={list.rows}
      rowKey={({ id }) => String(id)}
      rowLabel={({ name }) => name}
      columnView={view}
      onColumnViewChange={setView}
      sort={dataSortOf(search.sort)}
      onSortChange={(sort) => setSearch({ sort: sortOf(sort) })}
      selection={parts?.selection === false ? undefined : selection.keys}
      onSelectionChange={selection.set}
      onRowActivate={(user) => permissions.canEdit && !user.isProtected && onEdit(user)}
      renderActions={(user) => (
        <UserRowActions
          user={user}
          permissions={permissions}
          isSelf={user.id === self?.id}
          onEdit={onEdit}
          onDelete={(chosen) => commands.ask({ kind: 'delete', users: [chosen] })}
          onSetEnabled={(chosen, isEnabled) => commands.setEnabled([chosen], isEnabled)}
          onUnlock={commands.unlock}
          onResetPassword={(chosen) => commands.ask({ kind: 'reset', user: chosen, made: null })}
          onCopy={commands.copy}
          runner={runner}
        />
      )}
      actionsWidth={ACTIONS_WIDTH}
      isLoading={list.isLoading}
      isRefreshing={list.isRefreshing}
      errorState={list.error && <FailurePanel error={list.error} onRetry={list.refresh} />}
      emptyState={
        <NothingHere
          isFiltered={hasFilters(search)}
          canAdd={permissions.canAdd}
          onClear={() => setSearch({ filters: emptyFilters })}
          onAdd={onAdd}
        />
      }
      total={total}
      page={search.page}
      pageSize={search.pageSize}
    />
  )
}

interface NothingHereProps {
  isFiltered: boolean
  canAdd: boolean
  onClear: () => void
  onAdd: () => void
}

function NothingHere({ isFiltered, canAdd, onClear, onAdd }: NothingHereProps) {
  const t = useTranslate()
  if (isFiltered) {
    return (
      <StatePanel
        kind="filtered-empty"
        title={t('users.table.filteredEmpty')}
        text={t('users.table.filteredEmptyHint')}
        action={<Button onClick={onClear}>{t('users.table.clearFilters')}</Button>}
      />
    )
  }
  return (
    <StatePanel
      kind="empty"
      title={t('users.table.empty')}
      text={t('users.table.emptyHint')}
      action={canAdd && <Button onClick={onAdd}>{t('kit.action.add')}</Button>}
    />
  )
}
