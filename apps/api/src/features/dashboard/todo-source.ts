import type { Schema } from '@doorway/api-client/types'
import type { Actor, Call } from '../../http/call'

/** The call that lists things to do. */
export type HomeCall = Pick<Call<'getAdminHome'>, 'db' | 'actor' | 'clock'>

/** What counts the things to do of a kind, and who has any. */
export interface TodoSource {
  kind: Schema<'Todo'>['kind']
  isOpenTo: (actor: Actor) => boolean
  count: (call: HomeCall) => Promise<number>
}

/** Who holds one of the codes. */
export const holds =
  (...codes: readonly string[]) =>
  (actor: Actor) =>
    codes.some((code) => actor.codes.has(code))
