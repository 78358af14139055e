import type { SavedUser } from '@doorway/api-client'
import { rootOrganizationId } from '@doorway/api-client/rules'
import { usePrefetchQuery, useQueryClient } from '@tanstack/react-query'
import { memo, Suspense, useCallback, useState } from 'react'
import { usePrefetch } from '../../../loading/use-prefetch'
import { useDelayedSkeleton } from '../../../loading/use-delayed-skeleton'
import { useCodesPending } from '../../../session/use-session'
import { useTranslate } from '../../../context/use-translate'
import { Widget } from '../../../loading/widget'
import type { ScreenProps } from '../../../loading/widget-handle'
import { CurrentOrganization } from '../pane/current-organization'
import { addUserDialog, editUserDialog, importWizard, organizationPane, userQuestions } from '../lazy-parts'
import { OrganizationFrame } from '../pane/organization-frame'
import { UserDialogs, type OpenForm } from './user-dialogs'
import { UserListPanel } from './user-list'
import { useOrganizationQueries } from '../../organizations'
import { emptyFilters } from '../filters/user-search'
import { useUserList, type UserList } from './use-user-list'
import { useUserQueries } from '../users.queries'
import { UserExtensionsProvider, useGivenExtensions, useHasPart, type UserExtensions } from '../user-extensions'
import { addChineseTexts } from '../../../late-texts/late-texts'
import { zhList } from '../strings/list'

addChineseTexts('users', zhList)

export interface UserManagerProps extends ScreenProps, UserExtensions {
  /** Organisation that is open from the start in addition to the root (section 2). */
  expandedOrganizationId?: number
  /** Milliseconds after the last key at which names are searched for by themselves; absent, only 查询 and Enter search. */
  searchDelay?: number
  /** A user was added or saved. */
  onSaved?: (user: SavedUser) => void
}

const forms = [addUserDialog, editUserDialog, userQuestions]

function prefetchForms() {
  for (const form of forms) form.prefetch()
}

interface UserViewProps extends Pick<UserManagerProps, 'searchDelay'> {
  list: UserList
  expandedOrganizationId: number
  onForm: (form: OpenForm) => void
  onImport: () => void
}

/** The form that is open, and how to open one. */
function useOpenForm() {
  const users = useUserQueries()
  const cache = useQueryClient()
  const [form, setForm] = useState<OpenForm | null>(null)
  const open = useCallback(
    (next: OpenForm | null) => {
      if (next?.kind !== 'edit') return setForm(next)
      const record = users.openingRecord(next.user.id, next.user.userType)
      // A dialog closed a moment ago has left the record as it was before it was saved.
      cache.removeQueries({ queryKey: record.queryKey })
      // Rendering the dialog blocks the thread: the request is sent first.
      void cache.prefetchQuery(record)
      setTimeout(() => setForm(next))
    },
    [users, cache],
  )
  return [form, open] as const
}

/** Neither the tree's own file nor its first responses need wait for the first rows, nor for each other. */
function TreePrefetch({ expandedOrganizationId }: { expandedOrganizationId: number }) {
  const organizations = useOrganizationQueries()
  usePrefetchQuery(organizations.children(rootOrganizationId))
  usePrefetchQuery(organizations.children(expandedOrganizationId))
  usePrefetch(organizationPane.prefetch)
  return null
}

/** Tree and list. Apart from the dialogs and with props that stay the same, so that opening one re-renders neither. */
const UserView = memo(function UserView(props: UserViewProps) {
  const { list, expandedOrganizationId, searchDelay, onForm, onImport } = props
  const t = useTranslate()
  const { organizationPath: path } = list.search
  const choose = (next: readonly number[]) => list.setSearch({ organizationPath: next })
  const preset = { organizationId: path.at(-1) ?? null }
  const hasTree = useHasPart('tree')
  const content = (
    <>
      <h1 className="dw-visually-hidden">{t('users.title')}</h1>
      {(hasTree || path.length > 0) && <CurrentOrganization path={path} onClear={() => choose([])} />}
      <UserListPanel
        list={list}
        searchDelay={searchDelay}
        onAdd={() => onForm({ kind: 'add', round: 0, preset })}
        onImport={onImport}
        onEdit={(user) => onForm({ kind: 'edit', user })}
        onNear={prefetchForms}
      />
    </>
  )
  if (!hasTree) return <div className="dw-user-manager">{content}</div>
  return (
    <OrganizationFrame
      renderPane={(handleChosen) => (
        <Suspense fallback={<TreePrefetch expandedOrganizationId={expandedOrganizationId} />}>
          <organizationPane.Part
            selectedPath={path}
            expandedOrganizationId={expandedOrganizationId}
            onSelect={(next) => {
              choose(next)
              handleChosen()
            }}
          />
        </Suspense>
      )}
    >
      {content}
    </OrganizationFrame>
  )
})

function UserManagerScreen({ expandedOrganizationId = 2, searchDelay, onSaved }: UserManagerProps) {
  const [form, openForm] = useOpenForm()
  const list = useUserList(form !== null)
  const [isImporting, setImporting] = useState(false)
  const handleImport = useCallback(() => setImporting(true), [setImporting])
  const areCodesPending = useCodesPending()
  const isWaiting = useDelayedSkeleton(list.isLoading || areCodesPending)
  const hasTree = useHasPart('tree')
  if (isWaiting) return hasTree && <TreePrefetch expandedOrganizationId={expandedOrganizationId} />
  return (
    <>
      <UserView
        list={list}
        expandedOrganizationId={expandedOrganizationId}
        searchDelay={searchDelay}
        onForm={openForm}
        onImport={handleImport}
      />
      {isImporting && (
        <Suspense>
          <importWizard.Part kind="user" onChanged={list.refresh} onClose={() => setImporting(false)} />
        </Suspense>
      )}
      <UserDialogs
        open={form}
        rows={list.rows}
        onOpen={openForm}
        onAdded={(username) => list.setSearch({ filters: { ...emptyFilters, username }, organizationPath: [] })}
        onSaved={onSaved}
      />
    </>
  )
}

/** 用户管理: the organisation tree, the users below the chosen organisation, and their form (section 2). */
export function UserManager({ handle, ...props }: UserManagerProps) {
  const extensions = useGivenExtensions('UserManager', props)
  return (
    <Widget part="user-manager" handle={handle}>
      <UserExtensionsProvider value={extensions}>
        <UserManagerScreen {...props} />
      </UserExtensionsProvider>
    </Widget>
  )
}
