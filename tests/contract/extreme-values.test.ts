import contract from '@doorway/api/contract' with { type: 'json' }
import { openTestApp } from '@doorway/api/testing'
import { describe, expect, it } from 'vitest'
import { type ExampleOperation, operations } from './operations'

type Json = Record<string, unknown>

const app = await openTestApp()
const admin = await app.as('admin')

/** What databases and parsers are known to stumble over, in texts. */
const TEXTS = ['a\0b', '\uD800', "'); --", '%_\\']

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const object = (value: unknown): Json => (isObject(value) ? value : {})
const schemas = object(contract.components.schemas)

/** The schema itself, where there is a reference to it. */
function resolved(schema: unknown): Json {
  const { $ref } = object(schema)
  return typeof $ref === 'string' ? object(schemas[String($ref.split('/').at(-1))]) : object(schema)
}

/** The extreme values of a number or a text: the contract allows the largest number, and texts of any characters. */
function extremesOf({ type, maximum, enum: choices }: Json): unknown[] {
  const types = [type].flat()
  if (types.includes('integer')) return maximum === undefined ? [] : [maximum]
  return types.includes('string') && choices === undefined ? TEXTS : []
}

interface Variant {
  name: string
  value: unknown
}

/** The example with one extreme value in it, for each place that takes one. */
function variantsOf(schema: unknown, example: unknown): Variant[] {
  const { properties, items, ...rest } = resolved(schema)
  if (items !== undefined)
    return variantsOf(items, Object(example)[0]).map(({ name, value }) => ({ name: `[]${name}`, value: [value] }))
  const inMembers = Object.entries(object(properties)).flatMap(([member, inner]) =>
    variantsOf(inner, object(example)[member]).map(({ name, value }) => {
      return { name: `.${member}${name}`, value: { ...object(example), [member]: value } }
    }),
  )
  return [...extremesOf(rest).map((value) => ({ name: ` ${JSON.stringify(value)}`, value })), ...inMembers]
}

interface Attempt {
  name: string
  path: string
  body: string | undefined
}

/** Half a pair of surrogates has no place in an address: browsers send U+FFFD instead. */
const wellFormed = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text))

function attemptsOf({ method, path, template, bodyType, example }: ExampleOperation): Attempt[] {
  const operation = object(object(object(contract.paths)[template])[method.toLowerCase()])
  const { parameters = [] } = operation
  const [base = '', query = ''] = path.split('?')
  const json = bodyType === 'application/json' ? JSON.stringify(example) : undefined
  const addressed = (Array.isArray(parameters) ? parameters : []).map(object).flatMap((parameter): Attempt[] =>
    extremesOf(resolved(parameter['schema'])).map((value) => {
      const name = String(parameter['name'])
      const encoded = encodeURIComponent(wellFormed(String(value)))
      const used = base.split('/')
      const inPath = template.split('/').map((part, index) => (part === `{${name}}` ? encoded : used[index]))
      const search = new URLSearchParams(query)
      if (parameter['in'] === 'query') search.set(name, String(value))
      return { name: `${name} ${JSON.stringify(value)}`, path: `${inPath.join('/')}?${search.toString()}`, body: json }
    }),
  )
  if (json === undefined) return addressed
  const { schema } = object(object(object(operation['requestBody'])['content'])['application/json'])
  const bodies = variantsOf(schema, example).map(({ name, value }) => ({ name, path, body: JSON.stringify(value) }))
  return [...addressed, ...bodies]
}

// A session that ends would turn the rest into refusals.
const ends = ['logout', 'changePassword', 'requestAccountClosure']
const rows = operations
  .filter(({ id, method }) => !ends.includes(id) && method !== 'HEAD')
  .map((operation) => [operation.id, operation, attemptsOf(operation)] as const)
  .filter(([, , attempts]) => attempts.length > 0)

describe('extreme values', () => {
  it('are tried in most operations', () => {
    expect(rows.length).toBeGreaterThan(operations.length * 0.75)
  })

  it.each(rows)('of %s are answered as the contract says', async (_, { method, bodyType, statuses }, attempts) => {
    const known = app.faults.length
    const wrong: string[] = []
    for (const { name, path, body } of attempts) {
      const headers: Record<string, string> = body === undefined || !bodyType ? {} : { 'content-type': bodyType }
      const request = { method, headers, ...(body !== undefined && { body }) }
      const { status } = await admin.send(new Request(`http://doorway.test${path}`, request))
      if (status >= 500 || !statuses.includes(status)) wrong.push(`${name}: ${status}`)
    }
    expect({ wrong, faults: app.faults.slice(known) }).toEqual({ wrong: [], faults: [] })
  })
})
