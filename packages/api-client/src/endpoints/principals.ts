import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { operations, Schema } from '../types'
import type { Connection } from './connection'

/** What the list of principals is narrowed by. */
export type PrincipalConditions = Schema<'PrincipalConditions'>
/** A decision about the profile of a principal. */
export type PrincipalDecision = operations['auditPrincipal']['requestBody']['content']['application/json']
/** The draft of a principal as it is saved; without an id it begins a profile. */
export type PrincipalDraft = operations['savePrincipal']['requestBody']['content']['application/json']

/** Profiles of principals: drafts of schools and research staff, reviewed by the bureaus above the schools. */
export interface PrincipalEndpoints {
  /** Principals of the caller's scope with the state of their profiles, pages from 1. */
  list: (
    conditions: PrincipalConditions,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'ManagedPrincipal'>>>
  get: (id: number, signal?: AbortSignal) => Promise<Schema<'ManagedPrincipalDetail'>>
  /** Saves the draft; what is public stays as it is. */
  save: (draft: PrincipalDraft, signal?: AbortSignal) => Promise<Schema<'ManagedPrincipalDetail'>>
  /** Submits the draft for review. */
  submit: (draft: { id: number; version: number }, signal?: AbortSignal) => Promise<Schema<'ManagedPrincipalDetail'>>
  /** Passes or returns a draft, takes a profile off the portal or puts it back. */
  decide: (decision: PrincipalDecision, signal?: AbortSignal) => Promise<Schema<'ManagedPrincipalDetail'>>
  /** Deletes a profile that was never on the portal. */
  remove: (draft: { id: number; version: number }, signal?: AbortSignal) => Promise<void>
}

/** The calls of those who write and review profiles of principals. */
export function principalEndpoints({ api, unwrap }: Connection): PrincipalEndpoints {
  return {
    list: async (t, currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize, t }
      return pageFromWire(await unwrap.data(api.POST('/api/principal/queryPage', { body, signal })), (row) => row)
    },
    get: (id, signal) => unwrap.data(api.GET('/api/principal/getPrincipal', { params: { query: { id } }, signal })),
    save: (body, signal) => unwrap.data(api.POST('/api/principal/save', { body, signal })),
    submit: (body, signal) => unwrap.data(api.POST('/api/principal/submit', { body, signal })),
    decide: (body, signal) => unwrap.data(api.POST('/api/principal/audit', { body, signal })),
    remove: (body, signal) => unwrap.nothing(api.POST('/api/principal/delete', { body, signal })),
  }
}

/** The principals whom the portal presents, to choose one from. */
export interface PrincipalChoiceEndpoints {
  /** The first principals of a search by name or school; an empty keyword finds the first of all. */
  search: (keyword: string, size: number, signal?: AbortSignal) => Promise<Schema<'ArticleRow'>[]>
}

/** The call of screens that only choose a principal. */
export function principalChoiceEndpoints({ api, unwrap }: Connection): PrincipalChoiceEndpoints {
  return {
    search: async (keyword, pageSize, signal) => {
      const query = { ...(keyword !== '' && { keyword }), currentPage: 1, pageSize }
      const { data } = await unwrap.data(api.GET('/api/portal/principals', { params: { query }, signal }))
      return data
    },
  }
}
