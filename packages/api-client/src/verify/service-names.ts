import { serviceByFolder, type ServiceName } from '../transport/services'

/** The names of all services. */
export const serviceNames: readonly ServiceName[] = [...new Set(Object.values(serviceByFolder))]
