import { createPasswordCipher } from '../session/password-cipher'
import { solveChallenge } from '../session/solve-challenge'
import type { Schema } from '../types'
import { challengeEndpoints } from './challenges'
import type { Connection } from './connection'

/** A request for an account, without what the client adds by itself. */
export type RegistrationDraft = Omit<Schema<'Registration'>, 'captchaId' | 'captchaCode'>

/** What people without an account call to get one. */
export interface RegistrationEndpoints {
  getPolicy: (signal?: AbortSignal) => Promise<Schema<'RegisterPolicy'>>
  isUsernameFree: (username: string, signal?: AbortSignal) => Promise<boolean>
  /** At most twenty schools by name and area. */
  searchSchools: (keyword: string, areaCode?: string, signal?: AbortSignal) => Promise<Schema<'PublicSchool'>[]>
  /** Computes a proof of work and sends the request; `onProgress` receives the share of the work, from 0 to 1. */
  submit: (draft: RegistrationDraft, onProgress: (share: number) => void) => Promise<Schema<'RegistrationReceipt'>>
  getState: (trackNo: string, signal?: AbortSignal) => Promise<Schema<'RegistrationState'>>
  /** The class of an invitation code; upper and lower case are the same. */
  getInvitedClass: (code: string, signal?: AbortSignal) => Promise<Schema<'InvitedClass'>>
}

/** The calls of registering. None of them needs a session. */
export function registrationEndpoints(connection: Connection): RegistrationEndpoints {
  const { api, unwrap } = connection
  const sealPassword = createPasswordCipher(connection)
  return {
    getPolicy: (signal) => unwrap.data(api.GET('/api/auth/registerPolicy', { signal })),
    isUsernameFree: async (username, signal) => {
      const call = api.GET('/api/auth/checkUsername', { params: { query: { username } }, signal })
      return (await unwrap.data(call)).available
    },
    searchSchools: (keyword, areaCode, signal) =>
      unwrap.data(api.POST('/api/school/searchPublicSchool', { body: { keyword, areaCode }, signal })),
    submit: async (draft, onProgress) => {
      const challenge = await challengeEndpoints(connection).getChallenge(draft.username)
      const captchaCode = await solveChallenge(challenge, onProgress)
      const password = await sealPassword(draft.password)
      const body = { ...draft, password, captchaId: challenge.id, captchaCode }
      return unwrap.data(api.POST('/api/auth/register', { body }))
    },
    getState: (trackNo, signal) =>
      unwrap.data(api.GET('/api/auth/registerState', { params: { query: { trackNo } }, signal })),
    getInvitedClass: (code, signal) =>
      unwrap.data(api.GET('/api/auth/invitation', { params: { query: { code } }, signal })),
  }
}
