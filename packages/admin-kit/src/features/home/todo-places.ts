import type { Schema } from '@doorway/api-client/types'
import type { IconName } from '@doorway/ui'
import type { NavigationTarget } from '../../navigation/adapter'
import type { MenuRoute } from '../menu-router'

/** A kind of thing to do. */
export type TodoKind = Schema<'Todo'>['kind']

/** A screen by its name in the menus, and what it is narrowed to. */
interface TodoPlace {
  screen: string
  query?: Readonly<Record<string, string>>
}

const SECURITY = 'audit/SecurityPolicy'
const TASKS: readonly TodoPlace[] = [{ screen: 'messages/MessageCenter', query: { tab: 'tasks' } }]
const USERS: TodoPlace = { screen: 'user-management' }
const CONFIRMATIONS: TodoPlace = { screen: SECURITY, query: { tab: 'confirmations' } }

/** Where each kind is dealt with, the best place first. */
const places: Readonly<Record<TodoKind, readonly TodoPlace[]>> = {
  confirmation: [CONFIRMATIONS],
  articleReview: [{ screen: 'content/ArticleReview' }],
  lockedAccount: [{ screen: SECURITY, query: { tab: 'locks' } }, USERS],
  articleReturned: [{ screen: 'content/ArticleManager', query: { tab: 'returned', own: '1' } }],
  confirmationReady: [CONFIRMATIONS, USERS],
  importChecked: TASKS,
  taskFailed: TASKS,
  fileReady: TASKS,
}

/** The icon of each kind. */
export const todoIcons: Readonly<Record<TodoKind, IconName>> = {
  confirmation: 'shield',
  articleReview: 'pen',
  lockedAccount: 'lock',
  articleReturned: 'article',
  confirmationReady: 'success',
  importChecked: 'upload',
  taskFailed: 'warning',
  fileReady: 'download',
}

/** The address of a screen in the person's menus; undefined where they have none. */
export function screenTarget(routes: readonly MenuRoute[], { screen, query }: TodoPlace): NavigationTarget | undefined {
  const route = routes.find((each) => each.screen === screen)
  return route && { path: route.path, query }
}

/** Where a kind is dealt with in the person's menus; undefined where they can open no screen for it. */
export function todoTarget(routes: readonly MenuRoute[], kind: TodoKind): NavigationTarget | undefined {
  for (const place of places[kind]) {
    const target = screenTarget(routes, place)
    if (target) return target
  }
  return undefined
}
