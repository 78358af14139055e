/** A group of calls that may live at an address of its own (section 9: service ports are set per environment). */
export type ServiceName =
  | 'auth'
  | 'users'
  | 'dictionaries'
  | 'areas'
  | 'organizations'
  | 'system'
  | 'sites'
  | 'files'
  | 'imports'
  | 'tasks'
  | 'logs'
  | 'portal'
  | 'resources'
  | 'research'
  | 'preschool'
  | 'competitions'

/** Addresses before `/api`, by service. */
export type ServiceAddresses = Partial<Record<ServiceName, string>>

/**
 * The service by the first path segment after `/api/` (section 7), or by the segment's beginning (see `addressOf`). A
 * segment that is not here is the singular of its service: `task` is at `tasks`.
 */
const serviceByFolder: Readonly<Record<string, ServiceName>> = {
  auth: 'auth',
  session: 'auth',
  security: 'auth',
  userInfo: 'users',
  personal: 'users',
  dic: 'dictionaries',
  garde: 'dictionaries',
  principal: 'organizations',
  school: 'organizations',
  changeSchool: 'organizations',
  registration: 'organizations',
  workgroup: 'organizations',
  system: 'system',
  dashboard: 'system',
  app: 'system',
  consent: 'system',
  notification: 'system',
  cms: 'sites',
  contentImport: 'imports',
  find: 'sites',
  userSite: 'sites',
  attachment: 'files',
  file: 'files',
  portal: 'portal',
  preschool: 'preschool',
  researchActivity: 'research',
  certificate: 'competitions',
  judge: 'competitions',
  objection: 'competitions',
  result: 'competitions',
  score: 'competitions',
}

/**
 * The address of a path of the contract. Imports carry files, so they follow the file service
 * (section 7) where they have no address of their own.
 */
export function addressOf(path: string, baseUrl: string, services: ServiceAddresses): string {
  const folder = path.replace(/\/api\/(app|cms|competition|find|judge|school|userSite|\w+).*/, '$1')
  const service = serviceByFolder[folder] ?? `${folder}s`
  const addresses: Readonly<Record<string, string | undefined>> = services
  const own = addresses[service]
  const address = own ?? (service === 'imports' ? services.files : null) ?? baseUrl
  return address.replace(/\/$/, '') + path
}
