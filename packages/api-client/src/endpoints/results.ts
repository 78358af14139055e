import { pageFromWire } from '../codecs/pages'
import type { Page } from '../domain/page'
import type { operations, Schema } from '../types'
import type { Connection } from './connection'

type Body<Id extends keyof operations> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } }
}
  ? Json
  : never

/** A run with its results and their steps. */
export type ResultRunDetail = Schema<'ResultRunDetail'>

/** A page of certificates, how many are missing, and whether they can be issued. */
export interface CertificatePage extends Page<Schema<'ManagedCertificate'>> {
  missing: number
  canIssue: 'yes' | 'notPublished' | 'noPrefix'
  /** Numbers that issuing would give now, by template. */
  planned: readonly Schema<'PlannedCertificates'>[]
}

/** Results of competitions as two people make them. A stale `version` is refused with a conflict. */
export interface ResultEndpoints {
  /** Competitions whose results the caller manages, with their rounds. */
  listCompetitions: (signal?: AbortSignal) => Promise<readonly Schema<'ResultCompetition'>[]>
  /** Runs of a competition, the latest first. */
  listRuns: (competitionId: number, signal?: AbortSignal) => Promise<readonly Schema<'ResultRun'>[]>
  getRun: (id: number, signal?: AbortSignal) => Promise<ResultRunDetail>
  /** Computes a round and returns the id of the new run. */
  compute: (competitionId: number, phaseId: number, signal?: AbortSignal) => Promise<number>
  /** Gives a work another award or none, with a written reason, until the run is confirmed. */
  adjustAward: (change: Body<'adjustResultAward'>, signal?: AbortSignal) => Promise<ResultRunDetail>
  /** By another person than the one who computed the run. */
  confirm: (id: number, version?: number, signal?: AbortSignal) => Promise<ResultRunDetail>
  startPublicity: (id: number, version?: number, signal?: AbortSignal) => Promise<ResultRunDetail>
  publish: (id: number, version?: number, signal?: AbortSignal) => Promise<ResultRunDetail>
  void: (draft: Body<'voidResult'>, signal?: AbortSignal) => Promise<ResultRunDetail>
  /** Objections of a competition, those that wait first. */
  listObjections: (
    conditions: Schema<'ObjectionConditions'>,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ) => Promise<Page<Schema<'ManagedObjection'>>>
  /** Takes an objection up or decides it; upheld with another award, the old certificate is replaced. */
  handleObjection: (draft: Body<'handleObjection'>, signal?: AbortSignal) => Promise<Schema<'ManagedObjection'>>
  /** Certificates of a competition: what is missing first. */
  listCertificates: (
    conditions: Schema<'CertificateConditions'>,
    page: number,
    pageSize: number,
    signal?: AbortSignal,
  ) => Promise<CertificatePage>
  /** Issues what is missing and returns how many. */
  issueCertificates: (competitionId: number, signal?: AbortSignal) => Promise<number>
  revokeCertificate: (draft: Body<'revokeCertificate'>, signal?: AbortSignal) => Promise<Schema<'ManagedCertificate'>>
  /** Issues a certificate with a new number in the place of another. */
  reissueCertificate: (draft: Body<'reissueCertificate'>, signal?: AbortSignal) => Promise<Schema<'ManagedCertificate'>>
}

/** The calls about results of competitions. */
export function resultEndpoints({ api, unwrap }: Connection): ResultEndpoints {
  return {
    listCompetitions: (signal) => unwrap.data(api.GET('/api/result/listCompetitions', { signal })),
    listRuns: (competitionId, signal) =>
      unwrap.data(api.GET('/api/result/listRuns', { params: { query: { competitionId } }, signal })),
    getRun: (id, signal) => unwrap.data(api.GET('/api/result/getRun', { params: { query: { id } }, signal })),
    compute: async (competitionId, phaseId, signal) =>
      (await unwrap.data(api.POST('/api/result/compute', { body: { competitionId, phaseId }, signal }))).runId,
    adjustAward: (body, signal) => unwrap.data(api.POST('/api/result/adjustAward', { body, signal })),
    confirm: (id, version, signal) => unwrap.data(api.POST('/api/result/confirm', { body: { id, version }, signal })),
    startPublicity: (id, version, signal) =>
      unwrap.data(api.POST('/api/result/startPublicity', { body: { id, version }, signal })),
    publish: (id, version, signal) => unwrap.data(api.POST('/api/result/publish', { body: { id, version }, signal })),
    void: (body, signal) => unwrap.data(api.POST('/api/result/void', { body, signal })),
    listObjections: async (t, currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize, t }
      const found = await unwrap.data(api.POST('/api/objection/queryPage', { body, signal }))
      return pageFromWire(found, (row) => row)
    },
    handleObjection: (body, signal) => unwrap.data(api.POST('/api/objection/handle', { body, signal })),
    listCertificates: async (t, currentPage, pageSize, signal) => {
      const body = { currentPage, pageSize, t }
      const found = await unwrap.data(api.POST('/api/certificate/queryPage', { body, signal }))
      const { missing, canIssue, planned } = found
      return { ...pageFromWire(found, (row) => row), missing, canIssue, planned }
    },
    issueCertificates: async (competitionId, signal) =>
      (await unwrap.data(api.POST('/api/certificate/issueBatch', { body: { competitionId }, signal }))).issued,
    revokeCertificate: (body, signal) => unwrap.data(api.POST('/api/certificate/revoke', { body, signal })),
    reissueCertificate: (body, signal) => unwrap.data(api.POST('/api/certificate/reissue', { body, signal })),
  }
}
