import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { Schema } from '../types'
import type { Connection } from './connection'

/** What an entry is saved with. */
export type EntryWrite = Schema<'EntryWrite'>

/** What a work is saved with. */
export type WorkWrite = Schema<'WorkWrite'>

/** Taking part in competitions; the contract is in clear words, so its types are the contract's own. */
export interface CompetitionEndpoints {
  /** A competition with what the caller may do. */
  get: (id: number, signal?: AbortSignal) => Promise<Schema<'CompetitionDetail'>>
  list: (
    kind: 'micro' | 'other' | undefined,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'CompetitionCard'>>>
  listEnteredWorks: (
    conditions: { competitionId: number; groupId?: number; keyword?: string },
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ) => Promise<Schema<'EnterWorkPage'>>
  listOwnResults: (
    page: number,
    pageSize: number,
    signal?: AbortSignal,
    childId?: number,
  ) => Promise<Page<Schema<'MyResult'>>>
  /** Objects to the result of an own work while the notice is open. */
  submitObjection: (workId: number, content: string, signal?: AbortSignal) => Promise<Schema<'OwnObjection'>>
  /** Checks a certificate. Rejects when number and code do not fit. */
  verifyCertificate: (no: string, verifyCode: string, signal?: AbortSignal) => Promise<Schema<'CertificateCheck'>>
  getEligibility: (
    competitionId: number,
    signal?: AbortSignal,
  ) => Promise<{ ok: boolean; failedRules: readonly string[] }>
  saveEntry: (entry: EntryWrite, signal?: AbortSignal) => Promise<Schema<'Entry'>>
  /** Submits an entry; `promiseVersion` is the version of the promise that the person has accepted. */
  submitEntry: (id: number, promiseVersion: string, signal?: AbortSignal) => Promise<Schema<'Entry'>>
  cancelEntry: (id: number, signal?: AbortSignal) => Promise<Schema<'Entry'>>
  /** The caller's work for a competition, and until when works are accepted. */
  getOwnWork: (competitionId: number, signal?: AbortSignal) => Promise<Schema<'OwnWork'>>
  /** Saves the draft of a work; what was submitted stays valid. */
  saveWork: (work: WorkWrite, signal?: AbortSignal) => Promise<Schema<'Work'>>
  /** Submits the draft; the work then has a receipt. */
  submitWork: (id: number, signal?: AbortSignal) => Promise<Schema<'Work'>>
  withdrawWork: (id: number, signal?: AbortSignal) => Promise<Schema<'Work'>>
}

/** The calls about competitions. */
export function competitionEndpoints({ api, unwrap }: Connection): CompetitionEndpoints {
  return {
    get: (id, signal) =>
      unwrap.data(api.GET('/api/competition/getPublicDetail', { params: { query: { id } }, signal })),
    list: async (kind, currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize, t: kind ? { kind } : {} }
      const found = await unwrap.data(api.POST('/api/competition/queryPageOpenList', { body, signal }))
      return pageFromWire(found, (row) => row)
    },
    listEnteredWorks: (t, currentPage, pageSize, signal) =>
      unwrap.data(api.POST('/api/competition/queryPageEnterWorkList', { body: { currentPage, pageSize, t }, signal })),
    listOwnResults: async (currentPage, pageSize, signal, childId) => {
      const body = { currentPage, pageSize, t: childId === undefined ? {} : { childId } }
      const found = await unwrap.data(api.POST('/api/competition/queryPageMyResultList', { body, signal }))
      return pageFromWire(found, (row) => row)
    },
    submitObjection: (workId, content, signal) =>
      unwrap.data(api.POST('/api/objection/submit', { body: { workId, content }, signal })),
    verifyCertificate: (no, verifyCode, signal) =>
      unwrap.data(api.POST('/api/certificate/verify', { body: { no, verifyCode }, signal })),
    getEligibility: (competitionId, signal) =>
      unwrap.data(api.GET('/api/competitionEntry/getEligibility', { params: { query: { competitionId } }, signal })),
    saveEntry: (body, signal) => unwrap.data(api.POST('/api/competitionEntry/insertOrUpdateEntry', { body, signal })),
    submitEntry: (id, promiseVersion, signal) =>
      unwrap.data(api.POST('/api/competitionEntry/submit', { body: { id, promiseVersion }, signal })),
    getOwnWork: (competitionId, signal) =>
      unwrap.data(api.GET('/api/competitionWork/getOwnWork', { params: { query: { competitionId } }, signal })),
    saveWork: (body, signal) => unwrap.data(api.POST('/api/competitionWork/insertOrUpdateWork', { body, signal })),
    submitWork: (id, signal) => unwrap.data(api.POST('/api/competitionWork/submit', { body: { id }, signal })),
    withdrawWork: (id, signal) => unwrap.data(api.POST('/api/competitionWork/withdraw', { body: { id }, signal })),
    cancelEntry: (id, signal) => unwrap.data(api.POST('/api/competitionEntry/cancel', { body: { id }, signal })),
  }
}
