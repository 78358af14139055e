import {
  countEntriesToAudit,
  countInvitations,
  countObjections,
  countRecusals,
  countResultsToConfirm,
  countWorksToCheck,
  countWorksToFix,
  countWorksToJudge,
  countWorksToSubmit,
} from './competition-todos.queries'
import { holds, type TodoSource } from './todo-source'

const AUDIT = 'comp:entry:audit'
const CHECK = 'comp:work:check'
const OBJECTION = 'comp:objection:handle'
const ASSIGN = 'comp:assign:edit'
const CONFIRM = 'comp:result:confirm'

/** What competitions have to do for participants, schools, judges and organisers. */
export const competitionTodos: readonly TodoSource[] = [
  {
    kind: 'entryAudit',
    isOpenTo: holds(AUDIT),
    count: ({ db, actor }) => countEntriesToAudit(db, actor.scopeOf(AUDIT)),
  },
  {
    kind: 'workCheck',
    isOpenTo: holds(CHECK),
    count: ({ db, actor }) => countWorksToCheck(db, actor.scopeOf(CHECK)),
  },
  {
    kind: 'objection',
    isOpenTo: holds(OBJECTION),
    count: ({ db, actor }) => countObjections(db, actor.scopeOf(OBJECTION)),
  },
  {
    kind: 'recusal',
    isOpenTo: holds(ASSIGN),
    count: ({ db, actor }) => countRecusals(db, actor.scopeOf(ASSIGN)),
  },
  {
    kind: 'resultConfirm',
    isOpenTo: holds(CONFIRM),
    count: ({ db, actor }) => countResultsToConfirm(db, actor.scopeOf(CONFIRM), actor.userId),
  },
  {
    kind: 'judgeInvitation',
    isOpenTo: holds('judge:task'),
    count: ({ db, actor, clock }) => countInvitations(db, actor.userId, clock.now()),
  },
  {
    kind: 'judging',
    isOpenTo: holds('judge:task'),
    count: ({ db, actor }) => countWorksToJudge(db, actor.userId),
  },
  {
    kind: 'workFix',
    isOpenTo: holds('comp:work:own'),
    count: ({ db, actor, clock }) => countWorksToFix(db, actor.userId, clock.now()),
  },
  {
    kind: 'workDraft',
    isOpenTo: holds('comp:work:own'),
    count: ({ db, actor, clock }) => countWorksToSubmit(db, actor.userId, clock.now()),
  },
]
