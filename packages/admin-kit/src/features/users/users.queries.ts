import type {
  DictionaryEndpoints,
  Page,
  ParentPassword,
  SavedUser,
  UserEndpoints,
  UserQuery,
  UserRow,
} from '@doorway/api-client'
import { dictionaryEndpoints, userEndpoints } from '@doorway/api-client/endpoints'
import { userTypes } from '@doorway/api-client/rules'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'
import type { ResolvedSearch } from './filters/own-filters'
import type { UserRecord, UserSave } from './form/user-record'

const emptyPage = ({ page, pageSize }: UserQuery): Page<UserRow> => ({ rows: [], total: 0, page, pageSize })

/**
 * One page of users. The previous page stays while the next is pending. `own` are the values of the page's own filters,
 * whose conditions `resolve` finds.
 */
export function userPage(
  users: UserEndpoints,
  query: UserQuery,
  own: ResolvedSearch['own'] = null,
  resolve = same(query),
) {
  return queryOptions({
    queryKey: own === null ? ['users', 'page', query] : ['users', 'page', query, own],
    queryFn: async ({ signal }) => {
      const resolved = await resolve(signal)
      return resolved ? users.list(resolved, signal) : emptyPage(query)
    },
    placeholderData: keepPreviousData,
  })
}

const same =
  (query: UserQuery): ResolvedSearch['resolve'] =>
  async () =>
    query

/** A user with everything the form shows. Without a type it is found out first. */
export function userRecord(users: UserEndpoints, id: number, userType?: string) {
  return queryOptions({
    queryKey: ['users', 'record', id],
    queryFn: ({ signal }) => loadRecord(users, id, userType, signal),
    // A form starts from what is stored now.
    staleTime: 0,
    gcTime: 0,
  })
}

/** Milliseconds for which a prefetched record waits for the dialog that shows it. */
const PREFETCHED_MS = 5_000

/** The record of a dialog that is about to open. A response that arrives before the dialog renders is not refetched. */
export function openingUserRecord(users: UserEndpoints, id: number, userType?: string) {
  return queryOptions({ ...userRecord(users, id, userType), staleTime: PREFETCHED_MS, gcTime: PREFETCHED_MS })
}

async function loadRecord(
  users: UserEndpoints,
  id: number,
  userType: string | undefined,
  signal: AbortSignal,
): Promise<UserRecord> {
  const type = userType ?? (await users.get(id, signal)).userType
  if (type === userTypes.student) {
    const { student, parents } = await users.getStudent(id, signal)
    return { type: 'student', user: student, parents }
  }
  if (type === userTypes.teacher) return { type: 'teacher', user: await users.getTeacher(id, signal) }
  return { type: 'basic', user: await users.get(id, signal) }
}

/**
 * Entries of a dictionary type; they change so rarely that five minutes old is fresh. Who renames one in another tab of
 * the browser and comes back to an open form reads the new name there.
 */
export function dictionary(dictionaries: DictionaryEndpoints, type: string) {
  return queryOptions({
    queryKey: ['dictionaries', type],
    queryFn: ({ signal }) => dictionaries.list(type, signal),
    staleTime: 300_000,
    refetchOnWindowFocus: 'always',
  })
}

/** What is called with the passwords of parents that a save has added. */
type OnParentPasswords = (passwords: readonly ParentPassword[]) => void

async function sendUser(users: UserEndpoints, save: UserSave, onPasswords: OnParentPasswords): Promise<SavedUser> {
  if (save.type === 'student') {
    const { parentPasswords, ...saved } = await users.saveStudent(save.draft, save.parents)
    if (parentPasswords.length > 0) onPasswords(parentPasswords)
    return saved
  }
  if (save.type === 'teacher') return users.saveTeacher(save.draft)
  return users.save(save.draft)
}

function useReloadUsers() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: ['users', 'page'] })
}

/** Newer users, and newer counts in the tree of organizations. */
export function useReloadCounts() {
  const cache = useQueryClient()
  const reload = useReloadUsers()
  return () =>
    Promise.all([reload(), cache.invalidateQueries({ queryKey: ['organizations', 'children'] })]).then(() => undefined)
}

/**
 * Adds or saves a user of any type. The list is reloaded by the caller, once what belongs to the user is stored. The
 * host receives no password.
 */
export function useSaveUser(onPasswords: OnParentPasswords) {
  const users = useApi().endpoints(userEndpoints)
  return useHostMutation({
    name: 'users.save',
    mutationFn: (save: UserSave) => sendUser(users, save, onPasswords),
    describe: ({ draft: { password: _password, ...draft } }) => draft,
  })
}

/** People of one call at most (the contract's cap). */
const MAX_PER_CALL = 1_000

/** Sends many ids in portions and adds up the counts. What was done before a failure is shown all the same. */
async function inPortions(
  ids: readonly number[],
  send: (portion: readonly number[]) => Promise<number>,
  reload: () => Promise<void>,
): Promise<number> {
  let count = 0
  try {
    for (let from = 0; from < ids.length; from += MAX_PER_CALL) {
      count += await send(ids.slice(from, from + MAX_PER_CALL))
    }
    return count
  } finally {
    void reload()
  }
}

/** Deletes users; resolves to their count. */
export function useDeleteUsers() {
  const users = useApi().endpoints(userEndpoints)
  const reload = useReloadCounts()
  return useHostMutation({
    name: 'users.delete',
    mutationFn: (ids: readonly number[]) => inPortions(ids, (portion) => users.remove(portion), reload),
  })
}

/** Takes a deletion back; resolves to the count of restored users. */
export function useRestoreUsers() {
  const users = useApi().endpoints(userEndpoints)
  const reload = useReloadCounts()
  return useHostMutation({
    name: 'users.restore',
    mutationFn: (ids: readonly number[]) => inPortions(ids, (portion) => users.restore(portion), reload),
  })
}

/** Enables or disables one user, checked against the version that was shown. */
export function useSetUserEnabled() {
  const users = useApi().endpoints(userEndpoints)
  const reload = useReloadUsers()
  return useHostMutation({
    name: 'users.setEnabled',
    mutationFn: ({ user, isEnabled }: { user: { id: number; version: number }; isEnabled: boolean }) =>
      users.setEnabled(user, isEnabled),
    onSuccess: reload,
  })
}

/** Lifts the lock of failed sign-ins; resolves to the count of networks that had one. */
export function useUnlockUser() {
  const users = useApi().endpoints(userEndpoints)
  const reload = useReloadUsers()
  return useHostMutation({ name: 'users.unlock', mutationFn: (id: number) => users.unlock(id), onSuccess: reload })
}

/** Makes a one-time password. */
export function useResetPassword() {
  const users = useApi().endpoints(userEndpoints)
  return useHostMutation({ name: 'users.resetPassword', mutationFn: (id: number) => users.resetPassword(id) })
}

/** Queries of users for the provider's client. */
export function useUserQueries() {
  const users = useApi().endpoints(userEndpoints)
  return useMemo(
    () => ({
      page: ({ query, own, resolve }: ResolvedSearch) => userPage(users, query, own, resolve),
      record: (id: number, userType?: string) => userRecord(users, id, userType),
      openingRecord: (id: number, userType?: string) => openingUserRecord(users, id, userType),
      /** Is a login name free? Not cached. */
      isUsernameFree: (username: string) => users.isUsernameFree(username),
    }),
    [users],
  )
}

/** Entries of a dictionary type. */
export function useDictionary(type: string) {
  return useQuery(dictionary(useApi().endpoints(dictionaryEndpoints), type))
}
