import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { PersonSession, Session, SessionQuery, SignInLock } from '../domain/session'
import type { Schema } from '../types'
import type { Connection } from './connection'

/** Open sign-ins: one's own, and those of people in scope. */
export interface SessionEndpoints {
  listOwn: (signal?: AbortSignal) => Promise<Session[]>
  endOwn: (id: string, signal?: AbortSignal) => Promise<void>
  list: (query: SessionQuery, signal?: AbortSignal) => Promise<Page<PersonSession>>
  /** Ends all of them or none; returns how many. */
  kick: (ids: readonly string[], signal?: AbortSignal) => Promise<number>
  /** Names in the caller's scope that cannot sign in; networks too for callers whose scope is everything. */
  listLocks: (signal?: AbortSignal) => Promise<SignInLock[]>
  /** Lets a name or a network sign in again; returns whether there was a lock. */
  liftLock: (lock: Pick<SignInLock, 'kind' | 'subject'>, signal?: AbortSignal) => Promise<boolean>
}

function sessionFromWire(session: Schema<'OwnSession'>): Session {
  const { id, device, network, createdAt, lastSeenAt, isCurrent } = session
  return { id, device, network, startedAt: createdAt, lastSeenAt, isCurrent }
}

/** The calls about sign-ins. */
export function sessionEndpoints({ api, unwrap }: Connection): SessionEndpoints {
  return {
    listOwn: async (signal) => (await unwrap.data(api.GET('/api/auth/sessions', { signal }))).map(sessionFromWire),
    endOwn: (id, signal) => unwrap.nothing(api.DELETE('/api/auth/sessions/{id}', { params: { path: { id } }, signal })),
    list: async ({ conditions, page, pageSize }, signal) => {
      const body = { currentPage: page, pageSize, t: conditions }
      const found = await unwrap.data(api.POST('/api/session/queryPage', { body, signal }))
      return pageFromWire(found, (row) => ({
        ...sessionFromWire(row),
        userId: row.userId,
        username: row.username,
        name: row.name,
        organizationName: row.schoolName,
      }))
    },
    kick: async (ids, signal) =>
      (await unwrap.data(api.POST('/api/session/kick', { body: { ids: [...ids] }, signal }))).ended,
    listLocks: async (signal) => {
      const locks = await unwrap.data(api.GET('/api/auth/locks', { signal }))
      return locks.map(({ schoolName, ...lock }) => ({ ...lock, organizationName: schoolName }))
    },
    liftLock: async ({ kind, subject }, signal) =>
      (await unwrap.data(api.POST('/api/auth/liftLock', { body: { kind, subject }, signal }))).lifted,
  }
}
