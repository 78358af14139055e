const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

const patternWords: Readonly<Record<string, string>> = {
  [String.raw`^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$`]: 'a time written yyyy-MM-dd HH:mm:ss',
  '^[0-9]{4}$': 'a year of four digits',
  [String.raw`^\d{1,12}$`]: 'a code of up to 12 digits',
}

/** Characters of a value that are shown. */
const SHOWN = 40

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** One or more types of a schema, in words. */
export function typeInWords(type: unknown): string {
  const names = Array.isArray(type) ? type : [type]
  return names.map((name) => typeWords[String(name)] ?? String(name)).join(' or ')
}

/** A pattern of a schema, in words. */
export function patternInWords(pattern: string): string {
  return patternWords[pattern] ?? `a text of the form ${pattern}`
}

/** A list of names as they are read aloud: `a, b and c`. */
export function listInWords(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** What an object schema describes: pages are recognised by their members. */
export function objectInWords(schema: unknown): string {
  const required = isRecord(schema) && Array.isArray(schema['required']) ? schema['required'].map(String) : []
  if (required.includes('total') && required.includes('data')) return `a page (${listInWords(required)})`
  return 'an object'
}

/** Members named before the list is cut off. */
const NAMED = 6

function objectSeen(names: readonly string[]): string {
  if (names.length === 0) return 'an empty object'
  return names.length > NAMED ? `an object of ${names.length} members` : `an object (${listInWords(names)})`
}

/** What came, without showing much of it: people read these reports. */
export function valueInWords(value: unknown, isPersonal: boolean): string {
  if (value === null) return 'null'
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (isRecord(value)) return objectSeen(Object.keys(value))
  if (typeof value !== 'string')
    return isPersonal ? `a ${typeof value}` : `the ${typeof value} ${JSON.stringify(value)}`
  if (isPersonal) return `a text of ${value.length} characters`
  return `the text "${value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value}"`
}
