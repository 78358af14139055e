import type { ServiceName } from '../transport/services'

// An exhaustive record: a service that is missing here is a type error.
const names: Readonly<Record<ServiceName, true>> = {
  auth: true,
  users: true,
  dictionaries: true,
  areas: true,
  organizations: true,
  system: true,
  sites: true,
  files: true,
  imports: true,
  tasks: true,
  logs: true,
  portal: true,
  resources: true,
  research: true,
  preschool: true,
  competitions: true,
}

/** The names of all services. */
export const serviceNames = Object.keys(names).filter((name): name is ServiceName => name in names)
