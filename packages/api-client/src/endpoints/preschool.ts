import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { operations, Schema } from '../types'
import type { Connection } from './connection'

/** What a parent hands in for early childhood. */
export interface HomeSubmissionEndpoints {
  /** The person's children, and the text of consent that stands. */
  getForm: (signal?: AbortSignal) => Promise<Schema<'HomeSubmissionForm'>>
  /** The newest first, in one state or in all. */
  listOwn: (
    page: { page: number; pageSize: number; state?: Schema<'SubmissionState'> },
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'HomeSubmission'>>>
  get: (id: number, signal?: AbortSignal) => Promise<Schema<'HomeSubmission'>>
  /** Saves a draft; `fileIds` are all its pictures in their order. */
  save: (draft: HomeDraft, signal?: AbortSignal) => Promise<Schema<'HomeSubmission'>>
  /** Hands a draft in; with the consent to the text that was read, where a child is shown. */
  submit: (
    submission: { id: number; version: number; consent?: { textCode: string; textVersion: string } },
    signal?: AbortSignal,
  ) => Promise<Schema<'HomeSubmission'>>
  /** Withdraws a submission together with its consent. */
  withdraw: (submission: { id: number; version: number }, signal?: AbortSignal) => Promise<Schema<'HomeSubmission'>>
  /** Deletes a draft with its pictures. */
  remove: (id: number, signal?: AbortSignal) => Promise<void>
}

/** What a submission is saved with. */
export type HomeDraft = operations['saveHomeSubmission']['requestBody']['content']['application/json']

/** The calls about what parents hand in. */
export function homeSubmissionEndpoints({ api, unwrap }: Connection): HomeSubmissionEndpoints {
  return {
    getForm: (signal) => unwrap.data(api.GET('/api/preschool/getHomeForm', { signal })),
    listOwn: async ({ page, pageSize, state }, signal) => {
      const body = { currentPage: page, pageSize, t: state && { state } }
      return pageFromWire(
        await unwrap.data(api.POST('/api/preschool/queryPageOwnHome', { body, signal })),
        (row) => row,
      )
    },
    get: (id, signal) => unwrap.data(api.GET('/api/preschool/getHome', { params: { query: { id } }, signal })),
    save: (body, signal) => unwrap.data(api.POST('/api/preschool/saveHome', { body, signal })),
    submit: ({ id, version, consent }, signal) =>
      unwrap.data(api.POST('/api/preschool/submitHome', { body: { id, version, consent }, signal })),
    withdraw: ({ id, version }, signal) =>
      unwrap.data(api.POST('/api/preschool/withdrawHome', { body: { id, version }, signal })),
    remove: (id, signal) =>
      unwrap.nothing(api.DELETE('/api/preschool/deleteHomeById/{id}', { params: { path: { id } }, signal })),
  }
}
