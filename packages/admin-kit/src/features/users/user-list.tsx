import {
  Button,
  ColumnChooser,
  DataTable,
  Pagination,
  StatePanel,
  type ColumnView,
  type DataColumn,
  type DataSort,
} from '@doorway/ui'
import { dictionaryTypes } from '@doorway/api-client/rules'
import type { UserRow } from '@doorway/api-client'
import { Suspense, useMemo, useState } from 'react'
import { FailurePanel } from '../../provider/failure-panel'
import { useInstanceStorage } from '../../provider/use-client-state'
import { useTranslate } from '../../provider/use-translate'
import { DeleteQuestion } from './delete-question'
import { OneTimePassword } from './one-time-password'
import { FilterChips } from './filter-chips'
import { bulkDialog, bulkFailures, resetMany, savedFiltersMenu } from './lazy-parts'
import { defaultColumnView, exportColumns, parseColumnView, userColumns, type NumberedUser } from './user-columns'
import { UserFilters } from './user-filters'
import { UserRowActions } from './user-row-actions'
import { emptyFilters, hasFilters, pageSizes, type UserSearch } from './user-search'
import { useSelectAll } from './use-select-all'
import { UserToolbar, type BulkAction } from './user-toolbar'
import { useUserCommands, type UserCommands } from './use-user-commands'
import { useDictionaryOptions } from './use-user-form-choices'
import type { UserList } from './use-user-list'
import { useUserPermissions } from './use-user-permissions'
import { useUserSelection, type UserSelection } from './use-user-selection'

const COLUMNS = 'users.columns'

/** Width of the row buttons in px: 修改, 删除 and the menu. */
const ACTIONS_WIDTH = 176

export interface UserListPanelProps {
  list: UserList
  onAdd: () => void
  onImport: () => void
  onEdit: (user: UserRow) => void
  /** The form will probably be needed. */
  onNearForm: () => void
}

function useColumnView(): [ColumnView, (view: ColumnView) => void] {
  const { local } = useInstanceStorage()
  const [view, setView] = useState(() => parseColumnView(local.getItem(COLUMNS)))
  const keep = (next: ColumnView) => {
    local.setItem(COLUMNS, JSON.stringify(next))
    setView(next)
  }
  return [view, keep]
}

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

function Questions({ commands }: { commands: UserCommands }) {
  const { question, isChanging, confirm, dismiss, copy, bulk } = commands
  if (question?.kind === 'bulk') {
    const { change, users } = question
    return (
      <bulkDialog.Part
        kind={change}
        users={users}
        progress={bulk.progress}
        onRun={commands.changeMany}
        onStop={bulk.cancel}
        onClose={dismiss}
      />
    )
  }
  if (question?.kind === 'failed') return <bulkFailures.Part {...question} onClose={dismiss} />
  if (question?.kind === 'resetMany') return <resetMany.Part users={question.users} onClose={dismiss} />
  if (question?.kind === 'delete') {
    return <DeleteQuestion users={question.users} isBusy={isChanging} onConfirm={confirm} onCancel={dismiss} />
  }
  if (question?.kind === 'reset') {
    return <OneTimePassword {...question} isBusy={isChanging} onMake={confirm} onCopy={copy} onClose={dismiss} />
  }
  return null
}

interface UserTableProps extends UserListPanelProps {
  commands: UserCommands
  selection: UserSelection
  view: ColumnView
  setView: (view: ColumnView) => void
  columns: readonly DataColumn<NumberedUser>[]
}

function UserTable({ list, commands, selection, view, setView, columns, onAdd, onEdit, onNearForm }: UserTableProps) {
  const t = useTranslate()
  const permissions = useUserPermissions()
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
      selection={selection.keys}
      onSelectionChange={selection.set}
      onRowActivate={(user) => permissions.canEdit && !user.isProtected && onEdit(user)}
      renderActions={(user) => (
        <UserRowActions
          user={user}
          permissions={permissions}
          onNearEdit={onNearForm}
          onEdit={onEdit}
          onDelete={(chosen) => commands.ask({ kind: 'delete', users: [chosen] })}
          onSetEnabled={(chosen, isEnabled) => commands.setEnabled([chosen], isEnabled)}
          onResetPassword={(chosen) => commands.ask({ kind: 'reset', user: chosen, password: null })}
          onCopy={commands.copy}
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

/** Filters, toolbar, table and footer of the user manager (section 2). */
export function UserListPanel(props: UserListPanelProps) {
  const { list, onAdd, onImport, onNearForm } = props
  const t = useTranslate()
  const { search, setSearch, rows, total } = list
  const permissions = useUserPermissions()
  const selection = useUserSelection(rows)
  const commands = useUserCommands(selection.clear)
  const userTypes = useDictionaryOptions(dictionaryTypes.userType)
  const [view, setView] = useColumnView()
  const columns = useMemo(
    () => userColumns(t, (type) => userTypes.find(({ value }) => value === type)?.label ?? type),
    [t, userTypes],
  )
  const everyone = useSelectAll(search, selection.setUsers)
  const isPageTicked = rows.length > 0 && rows.every(({ id }) => selection.keys.has(String(id)))
  const handleBulk = (action: BulkAction) => {
    const { users } = selection
    if (action === 'delete') commands.ask({ kind: 'delete', users })
    else if (action === 'export') commands.exportUsers(search, exportColumns(view), users)
    else if (action === 'reset') commands.ask({ kind: 'resetMany', users })
    else if (action === 'enable' || action === 'disable') commands.setEnabled(users, action === 'enable')
    else commands.ask({ kind: 'bulk', change: action, users })
  }
  const setFilters = (filters: UserSearch['filters']) => setSearch({ filters })
  return (
    <div className="dw-user-list" data-dw-part="user-list">
      <UserFilters
        key={JSON.stringify(search.filters)}
        values={search.filters}
        userTypes={userTypes}
        onSearch={setFilters}
      />
      <div className="dw-user-conditions">
        <FilterChips values={search.filters} userTypes={userTypes} onChange={setFilters} />
        <Suspense>
          <savedFiltersMenu.Part search={search} onApply={setFilters} />
        </Suspense>
      </div>
      <UserToolbar
        permissions={permissions}
        selectedCount={selection.keys.size}
        isChanging={commands.isChanging}
        all={
          isPageTicked && total > selection.keys.size
            ? { count: total, isBusy: everyone.isCollecting, onSelect: () => everyone.selectAll(total) }
            : null
        }
        isExporting={commands.isExporting}
        end={<ColumnChooser columns={columns} view={view} usualView={defaultColumnView} onViewChange={setView} />}
        onNearAdd={onNearForm}
        onAdd={onAdd}
        onImport={onImport}
        onExport={() => commands.exportUsers(search, exportColumns(view))}
        onRefresh={list.refresh}
        onBulk={handleBulk}
        onClearSelection={selection.clear}
      />
      <UserTable {...props} commands={commands} selection={selection} view={view} setView={setView} columns={columns} />
      <Pagination
        page={search.page}
        pageSize={search.pageSize}
        total={list.isLoading ? undefined : total}
        pageSizes={pageSizes}
        onPageChange={(page) => setSearch({ page })}
        onPageSizeChange={(pageSize) => setSearch({ pageSize })}
      />
      <Suspense>
        <Questions commands={commands} />
      </Suspense>
    </div>
  )
}
