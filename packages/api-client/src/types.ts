import type { components, operations, paths } from './generated/schema'

export type { components, operations, paths }

/** A named schema of the contract, for example `Schema<'UserDetail'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]
