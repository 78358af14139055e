import type { ErrorObject } from 'ajv'
import type { MessageKey } from '../strings/catalogue'
import type { FieldFault } from './refusals'

const PROBLEM_OF_KEYWORD: Record<string, MessageKey> = {
  type: 'problem.type',
  anyOf: 'problem.type',
  oneOf: 'problem.type',
  additionalProperties: 'problem.unknown',
  required: 'problem.missing',
  maxLength: 'problem.long',
  maxItems: 'problem.long',
  minimum: 'problem.range',
  maximum: 'problem.range',
  enum: 'problem.choice',
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  // The first part is where the field stands (query, path, requestBody), which a form does not know.
  const parts = instancePath.split('/').slice(2)
  const named: unknown = params['additionalProperty'] ?? params['missingProperty']
  if (typeof named === 'string') parts.push(named)
  return parts.join('.').slice(0, 200) || 'body'
}

/** Turns the validator's errors into fields and problems, the first one first. */
export function faultsOf(errors: readonly ErrorObject[]): FieldFault[] {
  return errors.map((error) => ({ field: fieldOf(error), key: PROBLEM_OF_KEYWORD[error.keyword] ?? 'problem.format' }))
}
