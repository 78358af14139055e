import { badRequest, Refusal } from './refusals'

const MAX_DEPTH = 32
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])
const STRING = /"(?:[^"\\]|\\.)*"/y

interface OpenContainer {
  /** Keys seen so far; undefined inside an array. */
  keys: Set<string> | undefined
  expectsKey: boolean
}

function takeKey(container: OpenContainer, literal: string): void {
  const key = String(JSON.parse(literal))
  if (FORBIDDEN_KEYS.has(key)) throw badRequest([{ field: key.slice(0, 200), key: 'problem.unknown' }])
  if (container.keys?.has(key)) throw badRequest([{ field: key.slice(0, 200), key: 'problem.duplicate' }])
  container.keys?.add(key)
  container.expectsKey = false
}

/** Walks the text once, without recursion, and refuses what JSON.parse would swallow. */
function inspect(text: string): void {
  const open: OpenContainer[] = []
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    const container = open.at(-1)
    if (character === '{' || character === '[') {
      if (open.length >= MAX_DEPTH) throw badRequest([{ field: 'body', key: 'problem.deep' }])
      open.push({ keys: character === '{' ? new Set() : undefined, expectsKey: character === '{' })
    } else if (character === '}' || character === ']') {
      open.pop()
    } else if (character === ',' && container?.keys) {
      container.expectsKey = true
    } else if (character === '"') {
      STRING.lastIndex = at
      const literal = STRING.exec(text)?.[0]
      if (literal === undefined) throw malformed()
      if (container?.expectsKey) takeKey(container, literal)
      at += literal.length - 1
    }
  }
}

const malformed = () => new Refusal(400, 'BAD_REQUEST', 'http.malformedBody')

/** What the database does not store: the character zero, and half of a pair of surrogates. */
const UNSTORABLE = /\0|\p{Surrogate}/u
/** Only escapes bring such characters. */
const SUSPICIOUS = /\\u(?:0000|d[89a-f])/i

function refuseUnstorable(key: string, value: unknown): unknown {
  if (UNSTORABLE.test(key) || (typeof value === 'string' && UNSTORABLE.test(value))) throw malformed()
  return value
}

/**
 * Reads JSON and refuses duplicate keys, keys that reach prototypes, nesting beyond 32 levels, and text that the
 * database cannot store.
 */
export function parseStrictJson(text: string): unknown {
  try {
    inspect(text)
    return JSON.parse(text, SUSPICIOUS.test(text) ? refuseUnstorable : undefined)
  } catch (error) {
    throw error instanceof Refusal ? error : malformed()
  }
}
