import { lazyPart } from '../../loading/lazy-part'

/** The consents of guardians. */
export const consentList = lazyPart(async () => (await import('./consent-list')).ConsentList)

/** The security policy with its changes. */
export const policyPanel = lazyPart(async () => (await import('./policy-panel')).PolicyPanel)

/** The form of a proposal, with the form library. */
export const policyDialog = lazyPart(async () => (await import('./policy-dialog')).PolicyDialog)
