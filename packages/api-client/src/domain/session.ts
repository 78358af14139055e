import type { SiteTime } from './user'

/** A sign-in that is open. */
export interface Session {
  id: string
  /** Browser and system, two words. */
  device: string
  /** Network of the address, the rest masked. */
  network: string
  startedAt: SiteTime
  lastSeenAt: SiteTime
  /** The session of the caller. */
  isCurrent: boolean
}

/** A sign-in of somebody in scope. */
export interface PersonSession extends Session {
  userId: number
  username: string
  name: string
  organizationName: string | null
}

/** Filter and page of the list of sign-ins; absent and empty conditions are none (section 5). */
export interface SessionQuery {
  conditions: { username?: string; name?: string }
  /** From 1. */
  page: number
  pageSize: number
}

/** A login name or a network whose sign-ins are refused, or need a proof of work first. */
export interface SignInLock {
  kind: 'name' | 'network'
  /** The login name in small letters; the network without the last part of its address. */
  subject: string
  /** Null for networks, and for names without an account. */
  userId: number | null
  name: string | null
  organizationName: string | null
  /** Failed attempts that led to it. */
  failures: number
  /** When it ends. */
  until: SiteTime
}
