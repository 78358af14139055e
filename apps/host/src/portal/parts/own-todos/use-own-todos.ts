import { dashboardEndpoints } from '@doorway/api-client/endpoints'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { isPublicPath } from '../../../routes/paths'
import { hostClient } from '../../../session/host-client'
import { todoStrings, type OwnTodoKind } from './todo-strings'

/** Things of one kind for the reader to do. */
export interface OwnTodo {
  kind: OwnTodoKind
  count: number
  /** Whose they are, where not the reader's. */
  child?: { userId: number; name: string }
}

const isOwnKind = (kind: string): kind is OwnTodoKind => kind in todoStrings.zh.kinds

/** The to-dos of this document, for all places that show them. */
const store = {
  todos: [] as readonly OwnTodo[],
  readFor: '',
  listeners: new Set<() => void>(),
  subscribe: (onChange: () => void) => {
    store.listeners.add(onChange)
    return () => void store.listeners.delete(onChange)
  },
  /** Reads them once for each entry of the history. */
  read: async (key: string): Promise<void> => {
    if (store.readFor === key) return
    store.readFor = key
    const todos = await hostClient().endpoints(dashboardEndpoints).listOwnTodos()
    store.todos = todos.flatMap(({ kind, ...todo }) => (isOwnKind(kind) ? [{ ...todo, kind }] : []))
    for (const onChange of store.listeners) onChange()
  },
}

const current = () => store.todos
const none: readonly OwnTodo[] = []

/**
 * What competitions have for the reader to do; read again with each page, since people deal with it there. On public pages
 * alone: anywhere else a session that has ended would lead the reader of a news list to the sign-in.
 */
export function useOwnTodos(): readonly OwnTodo[] {
  const { key, pathname } = useLocation()
  const isPublic = isPublicPath(pathname)
  useEffect(() => {
    // Without them the menu is as it was. What fails here fails where it is dealt with too, and is shown there.
    if (isPublic) store.read(`${key} ${pathname}`).catch(() => undefined)
  }, [isPublic, key, pathname])
  const todos = useSyncExternalStore(store.subscribe, current, current)
  return isPublic ? todos : none
}
