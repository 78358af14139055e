import type { Schema } from '@doorway/api-client/types'
import { LIST, reviewerOf } from '../article-editing/article-list.service'
import { countArticles } from '../article-editing/article-list.queries'
import { reviewCodes, sitesOf } from '../article-editing/article-access.policy'
import { listOpen } from '../confirmations/confirmations.queries'
import { isConfirmer } from '../confirmations/second-person'
import { isMinor } from '../../security/masks'
import { listLockedNames } from '../sessions/sign-in-locks.queries'
import { competitionTodos } from './competition-todos'
import { listChildTodos } from './competition-todos.queries'
import { type HomeCall, holds, type TodoSource } from './todo-source'
import { countCheckedImports, countOwnTasks } from './todos.queries'

const TASKS = 'task:list'
const UNLOCK = 'sys:user:unlock'

async function openConfirmations({ db, actor, clock }: HomeCall) {
  return listOpen(db, { userId: actor.userId, now: clock.now(), isConfirmer: isConfirmer(actor) })
}

/** In the order in which they are shown: what others wait for comes first. */
const sources: readonly TodoSource[] = [
  {
    kind: 'confirmation',
    isOpenTo: isConfirmer,
    count: async (call) => {
      const { userId } = call.actor
      const rows = await openConfirmations(call)
      return rows.filter(({ requestedBy, confirmedAt }) => requestedBy !== userId && confirmedAt === null).length
    },
  },
  {
    kind: 'articleReview',
    isOpenTo: holds(...Object.values(reviewCodes)),
    count: ({ db, actor, clock }) => {
      const filter = { siteIds: sitesOf(actor, LIST), reviewer: reviewerOf(actor) }
      return countArticles(db, { filter, tab: 'review', now: clock.now() })
    },
  },
  {
    kind: 'lockedAccount',
    isOpenTo: holds(UNLOCK),
    count: async ({ db, actor, clock }) => (await listLockedNames(db, actor, UNLOCK, clock.now())).length,
  },
  ...competitionTodos,
  {
    kind: 'articleReturned',
    isOpenTo: holds('cms:article:edit'),
    count: ({ db, actor, clock }) => {
      const filter = { siteIds: sitesOf(actor, LIST), writerId: actor.userId }
      return countArticles(db, { filter, tab: 'returned', now: clock.now() })
    },
  },
  {
    kind: 'confirmationReady',
    isOpenTo: () => true,
    count: async (call) => {
      const { userId } = call.actor
      const rows = await openConfirmations(call)
      return rows.filter(({ requestedBy, confirmedAt }) => requestedBy === userId && confirmedAt !== null).length
    },
  },
  {
    kind: 'importChecked',
    isOpenTo: holds(TASKS),
    count: ({ db, actor, clock }) => countCheckedImports(db, actor.userId, clock.now()),
  },
  {
    kind: 'taskFailed',
    isOpenTo: holds(TASKS),
    count: ({ db, actor, clock }) => countOwnTasks(db, actor.userId, 'failed', clock.now()),
  },
  {
    kind: 'fileReady',
    isOpenTo: holds(TASKS),
    count: ({ db, actor, clock }) => countOwnTasks(db, actor.userId, 'done', clock.now()),
  },
]

async function countOf(call: HomeCall, counted: readonly TodoSource[]): Promise<Schema<'Todo'>[]> {
  const open = counted.filter(({ isOpenTo }) => isOpenTo(call.actor))
  const todos = await Promise.all(open.map(async ({ kind, count }) => ({ kind, count: await count(call) })))
  return todos.filter(({ count }) => count > 0)
}

/** What waits for the caller, of every kind that the caller's codes open; kinds without any are left out. */
export const listTodos = (call: HomeCall): Promise<Schema<'Todo'>[]> => countOf(call, sources)

const childKinds = ['workFix', 'workDraft'] as const

/** What the caller's children have to do in competitions. Guardians speak for minors only. */
async function listChildrenTodos({ db, actor, clock }: HomeCall): Promise<Schema<'OwnTodo'>[]> {
  const now = clock.now()
  const children = await listChildTodos(db, actor.userId, now)
  return children
    .filter(({ birthDate }) => birthDate === null || isMinor(birthDate, now))
    .flatMap(({ userId, name, ...counts }) =>
      childKinds.map((kind) => ({ kind, count: counts[kind], child: { userId, name } })),
    )
    .filter(({ count }) => count > 0)
}

/** The same of competitions alone, then what the caller's children have to do in them. */
export async function listCompetitionTodos(call: HomeCall): Promise<Schema<'OwnTodo'>[]> {
  const [own, ofChildren] = await Promise.all([countOf(call, competitionTodos), listChildrenTodos(call)])
  return [...own, ...ofChildren]
}
