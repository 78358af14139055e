// Makes what is derived from openapi.yaml: the client's types, what its verifier knows, the server's contract.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'
import { generatedScreens } from '../packages/admin-kit/generate.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const source = new URL('../openapi.yaml', import.meta.url)

const READS_BY_POST = /^(?:query|search|preview|exportExcel)/
// What a check of answers has no use for; personal members stay marked, so that their values are not printed.
const SPOKEN = new Set(['description', 'example', 'examples', 'summary'])

/** A schema without words, its references by bare name. */
function bareSchema(node, isNamed = false) {
  if (Array.isArray(node)) return node.map((one) => bareSchema(one))
  if (typeof node !== 'object' || node === null) return node
  const kept = Object.entries(node).filter(([key]) => isNamed || !SPOKEN.has(key))
  const bare = kept.map(([key, value]) => {
    if (key === '$ref' && !isNamed) return [key, value.split('/').at(-1)]
    return [key, bareSchema(value, key === 'properties' && !isNamed)]
  })
  return Object.fromEntries(bare)
}

/** Names of the schemas that a schema leads to. */
function reach(node, schemas, found = new Set()) {
  if (typeof node !== 'object' || node === null) return found
  for (const [key, value] of Object.entries(node)) {
    if (key !== '$ref' || typeof value !== 'string') reach(value, schemas, found)
    else if (!found.has(value)) reach(schemas[value], schemas, found.add(value))
  }
  return found
}

/** What `verify` knows of the contract: the operations that read, with the schemas of their answers. */
function readContract({ paths, components }) {
  const answerOf = (answer) => (answer.$ref ? components.responses[answer.$ref.split('/').at(-1)] : answer)
  const typesOf = ([status, answer]) => {
    const types = Object.entries(answerOf(answer).content ?? {})
    const schemas = types.map(([type, { schema }]) => [type, schema.format === 'binary' ? null : bareSchema(schema)])
    return [status, Object.fromEntries(schemas)]
  }
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method, { operationId }]) => method === 'get' || (method === 'post' && READS_BY_POST.test(operationId)))
      .map(([method, operation]) => ({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        permission: [operation['x-permission']].flat(),
        responses: Object.fromEntries(Object.entries(operation.responses).map(typesOf)),
      })),
  )
  const all = bareSchema(components.schemas, true)
  const names = reach(operations, all)
  return { operations, schemas: Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name))) }
}

/** The generated files by path, as text. Used by this script and by the test that fails when one is stale. */
export async function generated() {
  const contract = parse(readFileSync(source, 'utf8'))
  const types = astToString(await openapiTS(source, { alphabetize: false, defaultNonNullable: false }))
  return {
    'packages/api-client/src/generated/schema.ts': `// Generated from openapi.yaml by \`npm run generate\`.\n${types}`,
    'packages/api-client/src/generated/read-contract.json': `${JSON.stringify(readContract(contract))}\n`,
    'apps/api/src/generated/contract.json': `${JSON.stringify(contract)}\n`,
    ...(await generatedScreens()),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, text] of Object.entries(await generated())) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    console.log(`wrote ${path}`)
  }
}
