import { lazyPart } from '../../loading/lazy-part'

/** One operation in detail. */
export const operationDetails = lazyPart(async () => (await import('./operation-details')).OperationDetails)
