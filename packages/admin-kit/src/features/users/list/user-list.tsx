import type { UserRow } from '@doorway/api-client'
import { dictionaryTypes } from '@doorway/api-client/rules'
import { ColumnChooser, Pagination, type ColumnView, partOf } from '@doorway/ui'
import { Suspense, useMemo, useState } from 'react'
import { useInstanceStorage } from '../../../context/use-client-state'
import { useTranslate } from '../../../context/use-translate'
import { extendColumns, extendColumnView } from '../../../extension/extend-columns'
import { FieldRulesProvider } from '../../../extension/field-rules'
import { FilterChips } from '../filters/filter-chips'
import { exportTaskPart, userQuestions } from '../lazy-parts'
import { defaultColumnView, exportColumns, parseColumnView, userColumns } from './user-columns'
import { UserFilters } from '../filters/user-filters'
import { SavedFilters } from '../../../saved-filters'
import { filtersFrom, pageSizes, type UserSearch } from '../filters/user-search'
import { UserTable } from './user-table'
import { useSelectAll } from './use-select-all'
import { UserToolbar, type BulkAction } from './user-toolbar'
import { useUserCommands } from './use-user-commands'
import { useDictionaryOptions } from '../use-dictionary-options'
import { useUserExtensions, type UserExtensions, type UserToolName } from '../user-extensions'
import type { UserList } from './use-user-list'
import { useUserPermissions } from '../use-user-permissions'
import { useUserSelection } from './use-user-selection'

const COLUMNS = 'users.columns'

/** A no-break space: a cell without any text would lose its line until the names are there. */
const UNNAMED = '\u00A0'

const allParts: NonNullable<UserExtensions['parts']> = {}

export interface UserListPanelProps {
  list: UserList
  onAdd: () => void
  onImport: () => void
  onEdit: (user: UserRow) => void
  /** The pointer or the focus has reached the list: a form will probably be needed. */
  onNear: () => void
  searchDelay?: number
}

function useColumnView(usual: ColumnView): [ColumnView, (view: ColumnView) => void] {
  const { local } = useInstanceStorage()
  const [view, setView] = useState(() => parseColumnView(local.getItem(COLUMNS), usual))
  const keep = (next: ColumnView) => {
    local.setItem(COLUMNS, JSON.stringify(next))
    setView(next)
  }
  return [view, keep]
}

/** Filters, toolbar, table and footer of the user manager (section 2). */
export function UserListPanel(props: UserListPanelProps) {
  const { list, onAdd, onImport, onNear } = props
  const t = useTranslate()
  const { search, setSearch, rows, total } = list
  const permissions = useUserPermissions()
  const selection = useUserSelection(rows)
  const commands = useUserCommands(selection.clear)
  const userTypes = useDictionaryOptions(dictionaryTypes.userType)
  const extensions = useUserExtensions()
  const { columns: changes, parts = allParts } = extensions
  const usualView = useMemo(() => extendColumnView(defaultColumnView, changes), [changes])
  const [view, setView] = useColumnView(usualView)
  const columns = useMemo(
    () =>
      extendColumns(
        userColumns(
          t,
          (type) => userTypes.find(({ value }) => value === type)?.label ?? (userTypes[0] ? type : UNNAMED),
        ),
        changes,
      ),
    [t, userTypes, changes],
  )
  const isToolHidden = (name: UserToolName) => extensions.toolbar?.hide?.includes(name) ?? false
  const exported = exportColumns(view, changes?.hide)
  const everyone = useSelectAll(search, selection.setUsers)
  const isPageTicked = rows.length > 0 && rows.every(({ id }) => selection.keys.has(String(id)))
  const handleBulk = (action: BulkAction) => {
    const { users } = selection
    if (action === 'delete') commands.ask({ kind: 'delete', users })
    else if (action === 'export') commands.exporting.run({ search, columns: exported, users })
    else if (action === 'reset') commands.ask({ kind: 'resetMany', users })
    else if (action === 'enable') commands.setEnabled(users, true)
    else if (action === 'disable') commands.ask({ kind: 'disable', users })
    else commands.ask({ kind: 'bulk', change: action, users })
  }
  const setFilters = (filters: UserSearch['filters']) => setSearch({ filters })
  return (
    <div className="dw-user-list" onPointerEnter={onNear} onFocus={onNear} {...partOf('user-list')}>
      {parts.filters !== false && (
        <FieldRulesProvider rules={extensions.filters}>
          <UserFilters
            values={search.filters}
            searchDelay={props.searchDelay}
            userTypes={userTypes}
            onSearch={list.searchBy}
          />
        </FieldRulesProvider>
      )}
      <div className="dw-user-conditions">
        <FilterChips values={search.filters} userTypes={userTypes} onChange={setFilters} />
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
        isExporting={commands.exporting.isRunning}
        selection={selection}
        end={
          <>
            {parts.savedFilters !== false && parts.filters !== false && (
              <SavedFilters
                storageKey="users.savedFilters"
                values={{ ...search.filters }}
                onApply={(values) => setFilters(filtersFrom(values))}
              />
            )}
            {!isToolHidden('columns') && (
              <ColumnChooser columns={columns} view={view} usualView={usualView} onViewChange={setView} />
            )}
          </>
        }
        onAdd={onAdd}
        onImport={onImport}
        onExport={() => commands.exporting.run({ search, columns: exported })}
        onRefresh={list.refresh}
        onBulk={handleBulk}
        onClearSelection={selection.clear}
      />
      {commands.exporting.taskId && (
        <Suspense>
          <exportTaskPart.Part taskId={commands.exporting.taskId} work={commands.exporting} />
        </Suspense>
      )}
      <UserTable {...props} commands={commands} selection={selection} view={view} setView={setView} columns={columns} />
      <Pagination
        page={search.page}
        pageSize={search.pageSize}
        total={list.isLoading ? undefined : total}
        pageSizes={pageSizes}
        onPageChange={(page) => setSearch({ page })}
        onPageSizeChange={(pageSize) => setSearch({ pageSize })}
      />
      {commands.question && (
        <Suspense>
          <userQuestions.Part commands={commands} />
        </Suspense>
      )}
    </div>
  )
}
