import generated from '../generated/read-contract.json' with { type: 'json' }

/** A JSON schema of the contract (2020-12), its references by bare name; null for a file. */
export type ResponseSchema = Readonly<Record<string, unknown>> | null

/** An operation that reads, and what may come back: schemas by status and media type. */
export interface ReadOperation {
  id: string
  method: string
  /** As the contract writes it, with braces. */
  path: string
  /** Codes of which one is needed, or `@login`, `@self`, `@anonymous`. */
  permission: readonly string[]
  responses: Readonly<Record<string, Readonly<Record<string, ResponseSchema>>>>
}

/** The read-only part of the contract. */
export interface ReadContract {
  operations: readonly ReadOperation[]
  schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

function responsesOf(responses: object): ReadOperation['responses'] {
  return Object.fromEntries(Object.entries(responses).map(([status, types]) => [status, { ...types }]))
}

/** The contract of this version of the package. */
export const readContract: ReadContract = {
  operations: generated.operations.map((operation) => ({ ...operation, responses: responsesOf(operation.responses) })),
  schemas: generated.schemas,
}
