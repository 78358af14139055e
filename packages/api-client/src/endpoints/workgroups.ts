import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { Schema } from '../types'
import type { Connection } from './connection'

/** A page of a list with its conditions; pages count from 1. */
export interface WorkgroupQuery<Conditions> {
  conditions: Conditions
  page: number
  pageSize: number
}

/** Groups of teachers with a leader, their members, and who can be one. */
export interface WorkgroupEndpoints {
  list: (
    query: WorkgroupQuery<Schema<'WorkgroupConditions'>>,
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'WorkgroupRow'>>>
  get: (id: number, signal?: AbortSignal) => Promise<Schema<'WorkgroupDetail'>>
  /** Present members by role, then former ones, the latest departure first. */
  listMembers: (id: number, signal?: AbortSignal) => Promise<Schema<'WorkgroupMember'>[]>
  /** Adds a group without an id, changes one with one; members that are absent stay as they are. */
  save: (draft: Schema<'WorkgroupWrite'>, signal?: AbortSignal) => Promise<Schema<'WorkgroupDetail'>>
  /** Dissolves a group or restores it. */
  setDissolved: (id: number, isDissolved: boolean, signal?: AbortSignal) => Promise<Schema<'WorkgroupDetail'>>
  /** Adults with an active account in scope, by name. */
  listPeople: (
    query: WorkgroupQuery<Schema<'WorkgroupPeopleConditions'>>,
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'WorkgroupPerson'>>>
}

const pageBody = <Conditions>({ conditions, page, pageSize }: WorkgroupQuery<Conditions>) => ({
  currentPage: page,
  pageSize,
  t: conditions,
})

/** The calls about workgroups. */
export function workgroupEndpoints({ api, unwrap }: Connection): WorkgroupEndpoints {
  return {
    list: async (query, signal) =>
      pageFromWire(
        await unwrap.data(api.POST('/api/workgroup/queryPage', { body: pageBody(query), signal })),
        (row) => row,
      ),
    get: (id, signal) => unwrap.data(api.GET('/api/workgroup/getWorkgroup', { params: { query: { id } }, signal })),
    listMembers: (id, signal) =>
      unwrap.data(api.GET('/api/workgroup/getMembers', { params: { query: { id } }, signal })),
    save: (body, signal) => unwrap.data(api.POST('/api/workgroup/insertOrUpdate', { body, signal })),
    setDissolved: (id, isDissolved, signal) =>
      unwrap.data(api.POST('/api/workgroup/dissolve', { body: { id, isDissolved }, signal })),
    listPeople: async (query, signal) =>
      pageFromWire(
        await unwrap.data(api.POST('/api/workgroup/queryPagePeople', { body: pageBody(query), signal })),
        (row) => row,
      ),
  }
}
