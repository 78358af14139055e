import { emptyValues, type RegisterValues } from './register-values'

const keyOf = (type: string) => `doorway:register:${type}`

/** Secrets and consents are given again; they never reach a storage. */
const unstored = { password: '', confirm: '', agreesPrivacy: false, agreesChild: false } as const

/** Stores what has been typed for the session of this window, without the password. */
export function storeDraft(type: string, values: RegisterValues): void {
  try {
    sessionStorage.setItem(keyOf(type), JSON.stringify({ ...values, ...unstored }))
  } catch {
    // A browser that refuses storage has no draft.
  }
}

/** Removes the draft. */
export function discardDraft(type: string): void {
  try {
    sessionStorage.removeItem(keyOf(type))
  } catch {
    // As above.
  }
}

/** The draft of this window, if there is one of today's shape. */
export function readDraft(type: string): RegisterValues | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(type)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    return { ...emptyValues, ...stored, ...unstored }
  } catch {
    return undefined
  }
}
