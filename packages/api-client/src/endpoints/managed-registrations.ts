import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { operations, Schema } from '../types'
import type { Connection } from './connection'

/** What the queue of requests for accounts is narrowed by. */
export type RegistrationConditions = Schema<'RegistrationConditions'>
/** A decision about requests for accounts. */
export type RegistrationDecision = operations['auditRegistrations']['requestBody']['content']['application/json']
/** To which contact of an account a code goes, for the proof that the account is the applicant's. */
export type MergeCodeRequest = operations['sendMergeCode']['requestBody']['content']['application/json']
/** A request, the account that it is merged with, and the proof that both are of one person. */
export type RegistrationMerge = operations['mergeRegistration']['requestBody']['content']['application/json']
/** Requests of one state with the counts of all states. */
export interface RegistrationQueuePage extends Page<Schema<'RegistrationRow'>> {
  counts: Schema<'RegistrationPage'>['counts']
}

/** Requests for accounts as those who decide about them see them. */
export interface ManagedRegistrationEndpoints {
  /** Requests of the caller's scope in one state, pages from 1. */
  list: (
    conditions: RegistrationConditions,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ) => Promise<RegistrationQueuePage>
  get: (id: number, signal?: AbortSignal) => Promise<Schema<'RegistrationDetail'>>
  /** Approves or returns requests, all of them or none. Resolves to their number. */
  decide: (decision: RegistrationDecision, signal?: AbortSignal) => Promise<number>
  /** Sends a code to an account. Resolves to the seconds that it is good for. */
  sendMergeCode: (request: MergeCodeRequest) => Promise<number>
  /** Closes a request in favour of an account. Resolves to its login name. */
  merge: (merge: RegistrationMerge) => Promise<string>
}

/** The calls of those who decide about requests for accounts. */
export function managedRegistrationEndpoints({ api, unwrap }: Connection): ManagedRegistrationEndpoints {
  return {
    list: async (t, currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize, t }
      const found = await unwrap.data(api.POST('/api/registration/queryPage', { body, signal }))
      return { ...pageFromWire(found, (row) => row), counts: found.counts }
    },
    get: (id, signal) =>
      unwrap.data(api.GET('/api/registration/getRegistration', { params: { query: { id } }, signal })),
    decide: async (body, signal) => (await unwrap.data(api.POST('/api/registration/audit', { body, signal }))).decided,
    sendMergeCode: async (body) => (await unwrap.data(api.POST('/api/registration/sendMergeCode', { body }))).expiresIn,
    merge: async (body) => (await unwrap.data(api.POST('/api/registration/merge', { body }))).username,
  }
}

/** What a new invitation code is for. */
export type InvitationDraft = operations['createClassInvitation']['requestBody']['content']['application/json']

/** Codes with which the students of a class register, as those who give them out see them. */
export interface ClassInvitationEndpoints {
  /** Codes of the caller's scope, the newest first, pages from 1. */
  list: (page: number, pageSize: number, signal?: AbortSignal) => Promise<Page<Schema<'ClassInvitation'>>>
  create: (draft: InvitationDraft) => Promise<Schema<'ClassInvitation'>>
  /** Ends a code; requests that were made with it stay. */
  close: (id: number) => Promise<Schema<'ClassInvitation'>>
}

/** The calls about invitation codes of classes. */
export function classInvitationEndpoints({ api, unwrap }: Connection): ClassInvitationEndpoints {
  return {
    list: async (currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize }
      return pageFromWire(
        await unwrap.data(api.POST('/api/registration/queryPageInvitation', { body, signal })),
        (row) => row,
      )
    },
    create: (body) => unwrap.data(api.POST('/api/registration/createInvitation', { body })),
    close: (id) => unwrap.data(api.POST('/api/registration/closeInvitation', { body: { id } })),
  }
}
