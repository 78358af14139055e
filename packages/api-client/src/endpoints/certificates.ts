import type { Download } from '../transport/download'
import { readFile } from '../transport/file-response'
import type { Schema } from '../types'
import type { Connection } from './connection'

/** What is saved of a template; without id and version it is a new one. */
export interface CertificateTemplateSave {
  id?: number
  version?: number
  /** Its organiser owns a new template. */
  competitionId: number
  orientation: Schema<'PaperOrientation'>
  name: string
  title: string
  body: string
  issuer: string
  numberRule: string
  isEnabled: boolean
}

/** Which template an award has; null is none. */
export interface TemplateChoice {
  awardId: number
  templateId: number | null
}

/** Templates of certificates and their files. */
export interface CertificateEndpoints {
  /** A certificate as PDF, for its holder and for organisers. */
  download: (no: string, signal?: AbortSignal) => Promise<Download>
  /** Starts the task that makes one file of all valid certificates, and returns its id. */
  exportAll: (competitionId: number, signal?: AbortSignal) => Promise<string>
  /** Templates of the organiser of a competition, and which award has which. */
  listTemplates: (competitionId: number, signal?: AbortSignal) => Promise<Schema<'CertificateTemplates'>>
  /** A stale `version` is refused with a conflict. */
  saveTemplate: (draft: CertificateTemplateSave, signal?: AbortSignal) => Promise<Schema<'CertificateTemplate'>>
  removeTemplate: (id: number, version: number, signal?: AbortSignal) => Promise<void>
  /** For certificates that are issued from now on. */
  chooseTemplates: (
    competitionId: number,
    choices: readonly TemplateChoice[],
    signal?: AbortSignal,
  ) => Promise<Schema<'CertificateTemplates'>>
  /** A sample by texts that need not be stored. */
  previewTemplate: (
    draft: Omit<CertificateTemplateSave, 'id' | 'version' | 'isEnabled'>,
    signal?: AbortSignal,
  ) => Promise<Download>
}

/** The calls about templates and files of certificates. */
export function certificateEndpoints({ api, files, unwrap, messages }: Connection): CertificateEndpoints {
  return {
    download: (no, signal) =>
      readFile(
        files.GET('/api/certificate/download/{no}', { params: { path: { no } }, parseAs: 'blob', signal }),
        messages,
      ),
    exportAll: async (competitionId, signal) =>
      (await unwrap.data(api.POST('/api/certificate/exportBatch', { body: { competitionId }, signal }))).jobId,
    listTemplates: (competitionId, signal) =>
      unwrap.data(api.GET('/api/certificate/listTemplates', { params: { query: { competitionId } }, signal })),
    saveTemplate: (body, signal) => unwrap.data(api.POST('/api/certificate/saveTemplate', { body, signal })),
    removeTemplate: async (id, version, signal) => {
      await unwrap.data(api.POST('/api/certificate/deleteTemplate', { body: { id, version }, signal }))
    },
    chooseTemplates: (competitionId, choices, signal) =>
      unwrap.data(
        api.POST('/api/certificate/chooseTemplates', { body: { competitionId, choices: [...choices] }, signal }),
      ),
    previewTemplate: ({ competitionId, orientation, name, title, body, issuer, numberRule }, signal) => {
      const draft = { competitionId, orientation, name, title, body, issuer, numberRule }
      return readFile(
        files.POST('/api/certificate/previewTemplate', { body: draft, parseAs: 'blob', signal }),
        messages,
      )
    },
  }
}
