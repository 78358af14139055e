import generated from '../generated/read-contract.json' with { type: 'json' }

/** A JSON schema of the contract (2020-12), its references by bare name; null for a file. */
export type AnswerSchema = Readonly<Record<string, unknown>> | null

/** An operation that reads, and what may come back: schemas by status and media type. */
export interface ReadOperation {
  id: string
  method: string
  /** As the contract writes it, with braces. */
  path: string
  /** Codes of which one is needed, or `@login`, `@self`, `@anonymous`. */
  permission: readonly string[]
  answers: Readonly<Record<string, Readonly<Record<string, AnswerSchema>>>>
}

/** The part of the contract that can be asked about without changing anything. */
export interface ReadContract {
  operations: readonly ReadOperation[]
  schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

function answersOf(answers: object): ReadOperation['answers'] {
  return Object.fromEntries(Object.entries(answers).map(([status, types]) => [status, { ...types }]))
}

/** The contract of this version of the package. */
export const readContract: ReadContract = {
  operations: generated.operations.map((operation) => ({ ...operation, answers: answersOf(operation.answers) })),
  schemas: generated.schemas,
}
