import type { Schema } from '../types'
import type { Connection } from './connection'

/** Researchers whom the page of a subject presents. */
export interface ResearcherEndpoints {
  /** Those of one subject in their order, drafts too. */
  list: (subject: { stageCode: string; code: string }, signal?: AbortSignal) => Promise<Schema<'Researcher'>[]>
  /** Adds a researcher without an id, changes one with one. */
  save: (draft: Schema<'ResearcherWrite'>, signal?: AbortSignal) => Promise<Schema<'Researcher'>>
  remove: (id: number, signal?: AbortSignal) => Promise<void>
}

/** The calls about researchers of subjects. */
export function researcherEndpoints({ api, unwrap }: Connection): ResearcherEndpoints {
  return {
    list: ({ stageCode, code }, signal) => {
      const query = { gardeId: stageCode, courseId: code }
      return unwrap.data(api.GET('/api/garde/getResearchers', { params: { query }, signal }))
    },
    save: (body, signal) => unwrap.data(api.POST('/api/garde/insertOrUpdateResearcher', { body, signal })),
    remove: (id, signal) =>
      unwrap.nothing(api.DELETE('/api/garde/deleteResearcher/{id}', { params: { path: { id } }, signal })),
  }
}
