import type { SavedUser } from '@doorway/api-client'
import { organizationEndpoints } from '@doorway/api-client/endpoints'
import { rootOrganizationId } from '@doorway/api-client/rules'
import { usePrefetchQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../../provider/lazy-part'
import { useApi } from '../../provider/use-api'
import { Widget } from '../../provider/widget'
import type { ScreenProps } from '../../provider/widget-handle'
import { CurrentOrganization } from './current-organization'
import { addUserDialog, editUserDialog, importWizard, organizationPane, userQuestions } from './lazy-parts'
import { OrganizationFrame } from './organization-frame'
import { UserDialogs, type OpenForm } from './user-dialogs'
import { UserListPanel } from './user-list'
import { organizationChildren, organizationPath } from '../organizations'
import { useUserList } from './use-user-list'

export interface UserManagerProps extends ScreenProps {
  /** Organisation that is open from the start beside the root (section 2). */
  expandedOrganizationId?: number
  /** Milliseconds after the last key at which names are searched for by themselves; absent, only 查询 and Enter search. */
  searchDelay?: number
  /** A user was added or saved. */
  onSaved?: (user: SavedUser) => void
}

function prefetchForms() {
  addUserDialog.prefetch()
  editUserDialog.prefetch()
  userQuestions.prefetch()
}

function UserManagerScreen({ expandedOrganizationId = 2, searchDelay, onSaved }: UserManagerProps) {
  const organizations = useApi().endpoints(organizationEndpoints)
  const list = useUserList()
  const [form, setForm] = useState<OpenForm | null>(null)
  const [isImporting, setImporting] = useState(false)
  // The tree's own file may still be on its way; its first answers need not wait for it.
  usePrefetchQuery(organizationChildren(organizations, rootOrganizationId))
  usePrefetchQuery(organizationPath(organizations, expandedOrganizationId))
  useEffect(() => whenIdle(prefetchForms), [])

  const { organizationPath: path } = list.search
  const choose = (next: readonly number[]) => list.setSearch({ organizationPath: next })
  const preset = { organizationId: path.at(-1) ?? null }
  return (
    <OrganizationFrame
      renderPane={(handleChosen) => (
        <organizationPane.Part
          selectedPath={path}
          expandedOrganizationId={expandedOrganizationId}
          onSelect={(next) => {
            choose(next)
            handleChosen()
          }}
        />
      )}
    >
      <CurrentOrganization path={path} onClear={() => choose([])} />
      <UserListPanel
        list={list}
        searchDelay={searchDelay}
        onAdd={() => setForm({ kind: 'add', round: 0, preset })}
        onImport={() => setImporting(true)}
        onEdit={(user) => setForm({ kind: 'edit', user })}
        onNearForm={prefetchForms}
      />
      {isImporting && (
        <Suspense>
          <importWizard.Part kind="user" onChanged={list.refresh} onClose={() => setImporting(false)} />
        </Suspense>
      )}
      <UserDialogs open={form} rows={list.rows} onOpen={setForm} onSaved={onSaved} />
    </OrganizationFrame>
  )
}

/** 用户管理: the organisation tree, the users below the chosen organisation, and their form (section 2). */
export function UserManager({ handle, ...props }: UserManagerProps) {
  return (
    <Widget part="user-manager" handle={handle}>
      <UserManagerScreen {...props} />
    </Widget>
  )
}
