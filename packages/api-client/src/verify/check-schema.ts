import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import type { ResponseSchema, ReadContract } from './contract'
import type { Finding } from './difference'
import { listInWords, objectInWords, patternInWords, typeInWords, valueInWords } from './words'

/** Finds what in a value differs from a schema of the contract. */
export type CheckSchema = (schema: ResponseSchema, value: unknown) => Finding[]

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** `/data/data/3/name` as `data.data[].name`. */
function placeOf(pointer: string, member?: string): string {
  const names = pointer.split('/').slice(1)
  if (member !== undefined) names.push(member)
  return names
    .map((name) => (/^\d+$/.test(name) ? '[]' : `.${name}`))
    .join('')
    .replace(/^\./, '')
}

function expectedOf(error: ErrorObject): string {
  const { keyword, schema, parentSchema } = error
  if (keyword === 'type') return schema === 'object' ? objectInWords(parentSchema) : typeInWords(schema)
  if (keyword === 'enum')
    return `one of ${(Array.isArray(schema) ? schema : []).map((one) => JSON.stringify(one)).join(', ')}`
  if (keyword === 'const') return JSON.stringify(schema)
  if (keyword === 'pattern') return patternInWords(String(schema))
  if (keyword === 'maxLength') return `at most ${String(schema)} characters`
  if (keyword === 'minLength') return `at least ${String(schema)} characters`
  if (keyword === 'maxItems') return `at most ${String(schema)} entries`
  if (keyword === 'minItems') return `at least ${String(schema)} entries`
  if (keyword === 'minimum') return `at least ${String(schema)}`
  if (keyword === 'maximum') return `at most ${String(schema)}`
  return `what ${keyword} allows`
}

function cameOf({ keyword, data, parentSchema }: ErrorObject): string {
  const isPersonal = isRecord(parentSchema) && parentSchema['x-pii'] !== undefined
  if (keyword.endsWith('Length')) return `${String(data).length} characters`
  return valueInWords(data, isPersonal)
}

function findingOf(error: ErrorObject): Finding {
  const { keyword, params, instancePath, parentSchema, data } = error
  if (keyword === 'required') {
    const place = placeOf(instancePath, String(params['missingProperty']))
    return { kind: 'missing-member', place, expected: 'that it is always there', came: 'an answer without it' }
  }
  if (keyword === 'additionalProperties') {
    const name = String(params['additionalProperty'])
    const known =
      isRecord(parentSchema) && isRecord(parentSchema['properties']) ? Object.keys(parentSchema['properties']) : []
    const expected = `only ${listInWords(known)}`
    return { kind: 'unknown-member', place: placeOf(instancePath), expected, came: `the unknown member ${name}` }
  }
  const kind = keyword === 'type' ? 'type' : 'value'
  // An unexpected null is reported once, not again as a wrong enum value or format.
  return {
    kind: data === null ? 'type' : kind,
    place: placeOf(instancePath),
    expected: expectedOf(error),
    came: cameOf(error),
  }
}

/** "Or null" is a choice of the contract; next to a better reason it explains nothing. */
function telling(errors: readonly ErrorObject[]): ErrorObject[] {
  const reasons = errors.filter(
    ({ keyword, params }) => keyword !== 'anyOf' && !(keyword === 'type' && params['type'] === 'null'),
  )
  if (reasons.length === 0) return [...errors]
  const refused = new Set(reasons.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath))
  return reasons.filter(({ keyword, instancePath }) => keyword === 'type' || !refused.has(instancePath))
}

/** A check over the schemas of a contract; each schema is prepared once. */
export function createSchemaCheck(contract: ReadContract): CheckSchema {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateFormats: false })
  for (const [name, schema] of Object.entries(contract.schemas)) ajv.addSchema(schema, name)
  return (schema, value) => {
    const validate = ajv.compile(schema ?? {})
    return validate(value) ? [] : telling(validate.errors ?? []).map(findingOf)
  }
}
