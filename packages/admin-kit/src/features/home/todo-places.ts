import type { Schema } from '@doorway/api-client/types'
import type { IconName } from '@doorway/ui'
import type { NavigationTarget } from '../../navigation/adapter'
import type { MenuRoute } from '../menu-router'

/** A kind of thing to do. */
export type TodoKind = Schema<'Todo'>['kind']

/** A screen by its name in the menus, and what it is narrowed to. */
interface ScreenPlace {
  screen: string
  query?: Readonly<Record<string, string>>
}

/** A screen, or a page of the portal, which needs no menu. */
type TodoPlace = ScreenPlace | { page: string }

const SECURITY = 'audit/SecurityPolicy'
const TASKS: readonly TodoPlace[] = [{ screen: 'messages/MessageCenter', query: { tab: 'tasks' } }]
const USERS: TodoPlace = { screen: 'user-management' }
const JUDGES: readonly TodoPlace[] = [{ screen: 'judging/JudgeManager' }]
const RESULTS = 'results/ResultManager'
const ENTRIES = 'competitions/WorkManager'
const DESK: readonly TodoPlace[] = [{ page: '/judgeMarks' }]
const OWN_WORKS: readonly TodoPlace[] = [{ page: '/myScore' }]
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
  entryAudit: [{ screen: ENTRIES }],
  workCheck: [{ screen: ENTRIES, query: { tab: 'works' } }],
  workFix: OWN_WORKS,
  workDraft: [{ page: '/microCompute' }],
  judging: DESK,
  judgeInvitation: DESK,
  objection: [{ screen: RESULTS, query: { tab: 'objections' } }],
  recusal: JUDGES,
  resultConfirm: [{ screen: RESULTS }],
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
  entryAudit: 'pen',
  workCheck: 'check',
  workFix: 'edit',
  workDraft: 'upload',
  judging: 'scale',
  judgeInvitation: 'mail',
  objection: 'warning',
  recusal: 'users',
  resultConfirm: 'award',
}

/** The address of a screen in the person's menus; undefined where they have none. */
export function screenTarget(
  routes: readonly MenuRoute[],
  { screen, query }: ScreenPlace,
): NavigationTarget | undefined {
  const route = routes.find((each) => each.screen === screen)
  return route && { path: route.path, query }
}

/** Where a kind is dealt with in the person's menus; undefined where they can open no screen for it. */
export function todoTarget(routes: readonly MenuRoute[], kind: TodoKind): NavigationTarget | undefined {
  for (const place of places[kind]) {
    const target = 'page' in place ? { path: place.page } : screenTarget(routes, place)
    if (target) return target
  }
  return undefined
}
