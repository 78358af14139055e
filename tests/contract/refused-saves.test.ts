import { openTestApp } from '@doorway/api/testing'
import { describe, expect, it } from 'vitest'
import { openSaves } from './save-calls'
import { bodySchema, entities, type Json, object, resolved } from './send-back-entities'

const saves = await openSaves(await openTestApp())

/** Saves whose records have no version: the last one to save decides. */
const withoutVersion: Readonly<Record<string, string>> = {
  'notification settings': 'switches of one person, stored one by one',
}

const ANOTHER = 7

/** The record as it was read before somebody else saved it; null where it has no version. */
function stale(record: unknown): unknown {
  const text = JSON.stringify(record)
  const older = text.replaceAll(/"version":(\d+)/g, (_, version) => `"version":${Number(version) + ANOTHER}`)
  return older === text ? null : JSON.parse(older)
}

interface Fault {
  field: string
  what: string
  body: Json
}

/** The record with one fault at a time: a text that is too long, a word that is none of the list, a member left out. */
function faultsOf(schema: Json, record: Json): Fault[] {
  const required: unknown[] = Array.isArray(schema['required']) ? schema['required'] : []
  const missing = required.map(String).map((field) => {
    const { [field]: _left, ...body } = record
    return { field, what: 'missing', body }
  })
  const wrong = Object.entries(object(schema['properties'])).flatMap(([field, member]): Fault[] => {
    const { maxLength, enum: words, type } = resolved(member)
    const isNumber = type === 'integer' || type === 'number'
    const value = isNumber
      ? 'x'
      : words !== undefined
        ? 'unheardOf'
        : typeof maxLength === 'number'
          ? 'x'.repeat(maxLength + 1)
          : null
    return value === null ? [] : [{ field, what: 'invalid', body: { ...record, [field]: value } }]
  })
  return [...missing, ...wrong]
}

const table = entities.map((entity) => [entity.name, entity] as const)

describe('a save of a record that somebody else has changed', () => {
  it.each(table.filter(([name]) => withoutVersion[name] === undefined))('%s is a conflict', async (_, entity) => {
    const older = stale(await saves.read(entity))
    expect(older).not.toBeNull()
    const { status, body } = await saves.save(entity, older)
    expect(body).toMatchObject({ success: false, code: 'VERSION_CONFLICT' })
    expect(status).toBe(409)
  })

  it.each(table.filter(([name]) => withoutVersion[name] !== undefined))('%s has no version', async (_, entity) => {
    expect(stale(await saves.read(entity))).toBeNull()
  })
})

describe('a save with a fault in a field', () => {
  it.each(table)('%s is refused and names the field', async (_, entity) => {
    const record = await saves.read(entity)
    const faults = faultsOf(bodySchema(entity.save), object(record))
    const silent: string[] = []
    for (const { field, what, body } of faults) {
      const refusal = await saves.save(entity, body)
      const errors: unknown[] = Array.isArray(refusal.body['errors']) ? refusal.body['errors'] : []
      const isNamed = errors.some((error) => String(object(error)['field']).startsWith(field))
      if (refusal.status !== 400 || !isNamed)
        silent.push(`${field} ${what}: ${refusal.status} ${JSON.stringify(refusal.body)}`)
    }
    expect(faults.length).toBeGreaterThan(0)
    expect(silent).toEqual([])
  })
})
