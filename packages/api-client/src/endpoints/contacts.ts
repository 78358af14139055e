import { createPasswordCipher } from '../session/password-cipher'
import type { Schema } from '../types'
import type { Connection } from './connection'

/** A person's mobile number or mailbox. */
export type ContactKind = 'mobile' | 'email'

/** One's own number and mailbox, and recovery codes for a forgotten password. */
export interface ContactEndpoints {
  get: (signal?: AbortSignal) => Promise<Schema<'OwnContacts'>>
  /** Sends a code to the stored number or mailbox; returns for how many seconds it is good. */
  sendCode: (kind: ContactKind) => Promise<number>
  /** Refused with CODE_WRONG; five wrong codes end the code. */
  verify: (kind: ContactKind, code: string) => Promise<Schema<'OwnContacts'>>
  /** New codes, which are shown once; those before are void. */
  createRecoveryCodes: (password: string) => Promise<string[]>
}

/** The calls about one's own number, mailbox and recovery codes. */
export function contactEndpoints(connection: Connection): ContactEndpoints {
  const { api, unwrap } = connection
  const sealPassword = createPasswordCipher(connection)
  return {
    get: (signal) => unwrap.data(api.GET('/api/personal/contact/getContacts', { signal })),
    sendCode: async (kind) =>
      (await unwrap.data(api.POST('/api/personal/contact/sendCode', { body: { kind } }))).expiresIn,
    verify: (kind, code) => unwrap.data(api.POST('/api/personal/contact/verify', { body: { kind, code } })),
    createRecoveryCodes: async (password) => {
      const body = { password: await sealPassword(password) }
      return (await unwrap.data(api.POST('/api/personal/contact/createRecoveryCodes', { body }))).codes
    },
  }
}
