import { emptyValues, type RegistrationType, type RegistrationValues } from './registration-values'
import type { DraftStorage } from './registration-parts'

const keyOf = (type: RegistrationType) => `register:${type}`

/** Secrets and consents are given again; they never reach a storage. */
const unstored = { password: '', confirm: '', agreesPrivacy: false, agreesChild: false } as const

/** Stores what has been typed for the session of this window, without the password. */
export function storeDraft(storage: () => DraftStorage, type: RegistrationType, values: RegistrationValues): void {
  try {
    storage().setItem(keyOf(type), JSON.stringify({ ...values, ...unstored }))
  } catch {
    // A browser that refuses storage has no draft.
  }
}

/** Removes the draft. */
export function discardDraft(storage: () => DraftStorage, type: RegistrationType): void {
  try {
    storage().removeItem(keyOf(type))
  } catch {
    // As above.
  }
}

/** The draft of this window, if there is one of today's shape. */
export function readDraft(storage: () => DraftStorage, type: RegistrationType): RegistrationValues | undefined {
  try {
    const stored: unknown = JSON.parse(storage().getItem(keyOf(type)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    return { ...emptyValues, ...stored, ...unstored }
  } catch {
    return undefined
  }
}
