import type { Confirmation } from '../domain/confirmation'
import type { Connection } from './connection'

/** Confirmations by a second person: what takes over or ends an account of a security or audit administrator needs one. */
export interface ConfirmationEndpoints {
  /** Open requests: one's own, and for those who confirm the ones of others. */
  list: (signal?: AbortSignal) => Promise<Confirmation[]>
  /** Confirms or declines a request of another person. */
  decide: (id: string, isConfirmed: boolean, signal?: AbortSignal) => Promise<void>
}

/** The calls about confirmations. */
export function confirmationEndpoints({ api, unwrap }: Connection): ConfirmationEndpoints {
  return {
    list: (signal) => unwrap.data(api.GET('/api/userInfo/confirmations', { signal })),
    decide: (id, isConfirmed, signal) => {
      const body = { id, isConfirmed: isConfirmed ? '1' : '0' } as const
      return unwrap.nothing(api.POST('/api/userInfo/confirm', { body, signal }))
    },
  }
}
