import { lazyPart } from '../../loading/lazy-part'

/** One request with the timeline of its approvals and the decision about it. */
export const changeDetails = lazyPart(async () => (await import('./change-details')).ChangeDetails)
