// Makes what is derived from openapi.yaml: the client's types, what its verifier knows, the server's contract.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'
import { generatedScreens } from '../../packages/admin-kit/generate'
import { root } from './project'

const source = pathToFileURL(join(root, 'openapi.yaml'))

const READS_BY_POST = /^(?:query|search|preview|exportExcel)/
// Members that validation of responses does not need; `x-pii` stays, so that personal values are not printed.
const DOCUMENTATION = new Set(['description', 'example', 'examples', 'summary'])

type Json = Readonly<Record<string, unknown>>

interface ResponseObject {
  $ref?: string
  content?: Readonly<Record<string, { schema: Json }>>
}

interface OperationObject {
  operationId: string
  'x-permission': string | string[]
  responses: Readonly<Record<string, ResponseObject>>
}

/** The parts of the contract that the generators read. */
interface ContractObject {
  paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>
  components: { schemas: Json; responses: Readonly<Record<string, ResponseObject>> }
}

const isRecord = (node: unknown): node is Json => typeof node === 'object' && node !== null
const nameOf = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1)

/** A schema without documentation, its references by bare name. */
function bareSchema(node: unknown, isNamed = false): unknown {
  if (Array.isArray(node)) return node.map((one) => bareSchema(one))
  if (!isRecord(node)) return node
  const members = Object.entries(node).filter(([key]) => isNamed || !DOCUMENTATION.has(key))
  const bare = members.map(([key, value]) => {
    if (key === '$ref' && !isNamed) return [key, nameOf(String(value))]
    return [key, bareSchema(value, key === 'properties' && !isNamed)]
  })
  return Object.fromEntries(bare)
}

/** Names of the schemas that a schema references, directly or not. */
function referencedBy(node: unknown, schemas: Json, found = new Set<string>()): Set<string> {
  if (!isRecord(node)) return found
  for (const [key, value] of Object.entries(node)) {
    if (key !== '$ref' || typeof value !== 'string') referencedBy(value, schemas, found)
    else if (!found.has(value)) referencedBy(schemas[value], schemas, found.add(value))
  }
  return found
}

/** The part of the contract that `verify` uses: the read operations with the schemas of their responses. */
function readContract({ paths, components }: ContractObject) {
  const resolved = (response: ResponseObject): ResponseObject =>
    response.$ref === undefined ? response : (components.responses[nameOf(response.$ref)] ?? {})
  const typesOf = ([status, response]: [string, ResponseObject]) => {
    const types = Object.entries(resolved(response).content ?? {})
    const schemas = types.map(([type, { schema }]) => [type, schema['format'] === 'binary' ? null : bareSchema(schema)])
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
  if (!isRecord(all)) throw new Error('openapi.yaml has no components.schemas.')
  const names = referencedBy(operations, all)
  return { operations, schemas: Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name))) }
}

/** The generated files by path, as text. Used by this command and by the check that fails when one is stale. */
export async function generated(): Promise<Record<string, string>> {
  const contract: ContractObject = parse(readFileSync(source, 'utf8'))
  const types = astToString(await openapiTS(source, { alphabetize: false, defaultNonNullable: false }))
  return {
    'packages/api-client/src/generated/schema.ts': `// Generated from openapi.yaml by \`npm run generate\`.\n${types}`,
    'packages/api-client/src/generated/read-contract.json': `${JSON.stringify(readContract(contract))}\n`,
    'apps/api/src/generated/contract.json': `${JSON.stringify(contract)}\n`,
    ...(await generatedScreens()),
  }
}

/** Writes the generated files. */
export async function main(): Promise<void> {
  for (const [path, text] of Object.entries(await generated())) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    console.log(`wrote ${path}`)
  }
}
