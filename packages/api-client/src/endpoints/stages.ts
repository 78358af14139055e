import { stageFromWire, stageToWire, subjectFromWire, subjectKey, subjectToWire } from '../codecs/dictionaries'
import type { Stage, StageDraft, Subject, SubjectDraft } from '../domain/dictionary'
import type { Connection } from './connection'

/** Grade stages with their subjects, to choose from. */
export interface StageChoiceEndpoints {
  list: (signal?: AbortSignal) => Promise<Stage[]>
}

/** Grade stages and their subjects. */
export interface StageEndpoints extends StageChoiceEndpoints {
  /** The same with what uses each, for those who may delete them. */
  listManaged: (signal?: AbortSignal) => Promise<Stage[]>
  /** Adds or changes a stage. */
  save: (draft: StageDraft, signal?: AbortSignal) => Promise<Stage>
  /** Deletes a stage that nothing belongs to. */
  remove: (id: number, signal?: AbortSignal) => Promise<void>
  /** Adds a subject to a stage or changes one. */
  saveSubject: (draft: SubjectDraft, signal?: AbortSignal) => Promise<Subject>
  /** Deletes a subject that no teacher teaches. */
  removeSubject: (subject: { stageCode: string; code: string }, signal?: AbortSignal) => Promise<void>
}

/** The calls about stages for screens that only choose one. */
export function stageChoiceEndpoints({ api, unwrap }: Connection): StageChoiceEndpoints {
  return {
    list: async (signal) => (await unwrap.data(api.GET('/api/garde/getAllTGardeList', { signal }))).map(stageFromWire),
  }
}

/** All calls about stages. */
export function stageEndpoints(connection: Connection): StageEndpoints {
  const { api, unwrap } = connection
  return {
    ...stageChoiceEndpoints(connection),
    listManaged: async (signal) => {
      const call = api.GET('/api/garde/getAllTGardeList', { params: { query: { usage: true } }, signal })
      return (await unwrap.data(call)).map(stageFromWire)
    },
    save: async (draft, signal) => {
      const call = api.POST('/api/garde/insertOrUpdateGarde', { body: stageToWire(draft), signal })
      return stageFromWire(await unwrap.data(call))
    },
    remove: async (id, signal) => {
      await unwrap.data(api.DELETE('/api/garde/deleteGarde/{id}', { params: { path: { id } }, signal }))
    },
    saveSubject: async (draft, signal) => {
      const call = api.POST('/api/garde/insertOrUpdateSubject', { body: subjectToWire(draft), signal })
      return subjectFromWire(await unwrap.data(call))
    },
    removeSubject: async (subject, signal) => {
      const params = { path: { id: subjectKey(subject) } }
      await unwrap.data(api.DELETE('/api/garde/deleteSubject/{id}', { params, signal }))
    },
  }
}
