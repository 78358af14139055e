import type { Schema } from '../types'
import type { Connection } from './connection'

/** What the start page of the console shows; its contract is in clear words, so its types are the contract's own. */
export interface DashboardEndpoints {
  /** What waits for the caller, what happened to their account, and what they worked on. */
  getHome: (signal?: AbortSignal) => Promise<Schema<'AdminHome'>>
  /** What competitions have for the caller to do; kinds without anything are left out. */
  listOwnTodos: (signal?: AbortSignal) => Promise<Schema<'OwnTodo'>[]>
  /** People in the caller's data scope who signed in, by day, the oldest day first. Counts below 5 are null. */
  getSignInTrend: (days: number, signal?: AbortSignal) => Promise<Schema<'SignInDay'>[]>
}

/** The calls about the start page. */
export function dashboardEndpoints({ api, unwrap }: Connection): DashboardEndpoints {
  return {
    getHome: (signal) => unwrap.data(api.GET('/api/dashboard/getAdminHome', { signal })),
    listOwnTodos: (signal) => unwrap.data(api.GET('/api/personal/getTodo', { signal })),
    getSignInTrend: (days, signal) =>
      unwrap.data(api.GET('/api/dashboard/getSignInTrend', { params: { query: { days } }, signal })),
  }
}
