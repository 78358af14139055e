import type { Schema } from '../types'
import type { Connection } from './connection'

/** Taking part in teaching-research activities. */
export interface ActivityEndpoints {
  /** The caller's registration state for an activity. */
  getSignup: (id: number, signal?: AbortSignal) => Promise<Schema<'ActivitySignup'>>
  signUp: (id: number, signal?: AbortSignal) => Promise<Schema<'ActivitySignup'>>
  cancel: (id: number, signal?: AbortSignal) => Promise<Schema<'ActivitySignup'>>
  /** Notes that the person has come; `code` is the six digits that the organiser shows. */
  checkIn: (id: number, code: string, signal?: AbortSignal) => Promise<Schema<'ActivitySignup'>>
}

/** The calls about taking part in activities. */
export function activityEndpoints({ api, unwrap }: Connection): ActivityEndpoints {
  return {
    getSignup: (id, signal) =>
      unwrap.data(api.GET('/api/researchActivity/getSignup', { params: { query: { id } }, signal })),
    signUp: (id, signal) => unwrap.data(api.POST('/api/researchActivity/signup', { body: { id }, signal })),
    cancel: (id, signal) => unwrap.data(api.POST('/api/researchActivity/cancelSignup', { body: { id }, signal })),
    checkIn: (id, code, signal) =>
      unwrap.data(api.POST('/api/researchActivity/checkIn', { body: { id, code }, signal })),
  }
}
