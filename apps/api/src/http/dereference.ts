type Json = unknown

function isObject(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function lookUp(document: Json, reference: string): Json {
  const parts = reference.replace(/^#\//, '').split('/')
  return parts.reduce<Json>((at, part) => {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    if (!isObject(at) || !(key in at)) throw new Error(`The contract refers to ${reference}, which does not exist.`)
    return at[key]
  }, document)
}

// A process with several servers, as tests have them, shares the copy, and with it what is compiled from it.
const dereferenced = new WeakMap<object, Json>()

/**
 * Copies a document with every local `$ref` replaced by what it names, once for each document. A schema that contains
 * itself becomes a cycle of objects.
 */
export function dereference(document: Json): Json {
  if (!isObject(document)) return document
  const earlier = dereferenced.get(document)
  if (earlier !== undefined) return earlier
  const copies = new Map<Json, Json>()
  const copy = (node: Json): Json => {
    if (Array.isArray(node)) return node.map(copy)
    if (!isObject(node)) return node
    const known = copies.get(node)
    if (known !== undefined) return known
    if (typeof node['$ref'] === 'string') return copy(lookUp(document, node['$ref']))
    const result: Record<string, Json> = {}
    copies.set(node, result)
    for (const [key, value] of Object.entries(node)) result[key] = copy(value)
    return result
  }
  const result = copy(document)
  dereferenced.set(document, result)
  return result
}
