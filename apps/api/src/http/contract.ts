import type { operations } from '@doorway/api-client/types'
import { LRUCache } from 'lru-cache'
import { type Document, OpenAPIRouter, OpenAPIValidator, type Operation } from 'openapi-backend'
import { type BodyType, bodyTypeAmong, describedBody } from './body'
import { faultsOf } from './contract-faults'
import { isShownInFull, type MaskPlan, planByName, planOf } from './mask-plan'
import { badRequest } from './refusals'

/** Name of a call in the contract. */
export type OperationId = keyof operations

/** One operation as the server needs it. */
export interface ContractOperation {
  id: OperationId
  /** `@anonymous`, `@login`, `@self`, or the codes of which one is needed. */
  permission: readonly string[]
  bodyType: BodyType | undefined
  /** Names of its query parameters, in alphabetical order. */
  queryNames: readonly string[]
  /** What an anonymous call takes from the budget of its network when nothing is cached, in milliseconds of work. */
  cost: number
  /** It takes or returns a file, so it may last as long as a slow line needs. */
  isFile: boolean
  /** Where personal values stand in the data of a success, and in the current values that come with a conflict. */
  masks: { success: MaskPlan | undefined; refusal: MaskPlan | undefined }
}

/** What a request carries, checked and with numbers made of digits in query and path. */
export interface CheckedInput {
  query: Record<string, unknown>
  path: Record<string, unknown>
  body: unknown
}

function permissionOf(operation: Operation): readonly string[] {
  const value: unknown = 'x-permission' in operation ? operation['x-permission'] : undefined
  const codes: unknown[] = Array.isArray(value) ? value : [value]
  const texts = codes.filter((code) => typeof code === 'string' && code !== '')
  if (texts.length === 0 || texts.length !== codes.length) {
    throw new Error(
      `The contract gives ${operation.operationId} no x-permission. Name a code, @login, @self or @anonymous.`,
    )
  }
  return texts.map(String)
}

function bodyTypeOf(operation: Operation): BodyType | undefined {
  const body = operation.requestBody
  if (!body || '$ref' in body) return undefined
  return bodyTypeAmong(Object.keys(body.content))
}

function queryNamesOf({ parameters = [] }: Operation): string[] {
  return parameters.flatMap((each) => ('in' in each && each.in === 'query' ? [each.name] : [])).toSorted()
}

const DEFAULT_COST = 5

function costOf(operation: Operation): number {
  const cost: unknown = 'x-cost' in operation ? operation['x-cost'] : DEFAULT_COST
  if (typeof cost === 'number' && cost > 0) return cost
  throw new Error(`The contract gives ${operation.operationId} an x-cost that is no number above 0.`)
}

/** A path of the contract with parameters, and the operation that it stands for. */
interface Template {
  method: string
  pattern: RegExp
  /** Characters outside parameters: of two templates that fit, the one with more of them is meant. */
  literals: number
  operation: ContractOperation
}

const PARAMETER = /\{\w+\}/g

/** A loop: an expression that searches for slashes at the end takes quadratic time on a path of many slashes. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

function templateOf(method: string, path: string, operation: ContractOperation): Template {
  const parts = path.split(PARAMETER)
  const pattern = parts.map((part) => part.replaceAll(/[^\w/-]/g, String.raw`\$&`)).join('[^/]+')
  return { method, pattern: new RegExp(`^${pattern}$`), literals: parts.join('').length, operation }
}

const FILE_TYPE = /octet-stream|spreadsheetml|pdf|multipart\/form-data|\*\/\*/

/** Are there bytes of a file in the request or in the response? */
function carriesFile({ requestBody, responses }: Operation): boolean {
  const bodies: unknown[] = [requestBody, ...Object.values(responses ?? {})]
  return bodies.some((body) => Object.keys(member(body, 'content') ?? {}).some((type) => FILE_TYPE.test(type)))
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const membersOf = (value: unknown) => (isRecord(value) ? value : {})
/** Parameters that no handler can change. */
const frozen = (input: Record<string, unknown>) => {
  for (const value of Object.values(input)) Object.freeze(value)
  return Object.freeze(input)
}
const member = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined)

const DATA_PATH = ['200', 'content', 'application/json', 'schema', 'properties', 'data']

function masksOf(operation: Operation, byName: MaskPlan): ContractOperation['masks'] {
  const schema = DATA_PATH.reduce<unknown>(member, operation.responses)
  if (!isRecord(schema)) return { success: undefined, refusal: byName }
  return { success: planOf(schema), refusal: isShownInFull(schema) ? undefined : byName }
}

/** Is every percent-encoded part of a path text? */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

const MAX_VALIDATED = 500
/** Characters of an address whose parameters are cached. */
const MAX_ADDRESS = 200

/** The contract as it is read from its file. */
export type ContractDocument = Document

// A process with several servers, as tests have them, compiles the schemas of the document they share once.
const validators = new WeakMap<Document, OpenAPIValidator>()

function validatorOf(definition: Document, router: OpenAPIRouter): OpenAPIValidator {
  const existing = validators.get(definition)
  if (existing) return existing
  const validator = new OpenAPIValidator({
    definition,
    router,
    coerceTypes: true,
    lazyCompileValidators: true,
    // `npm run check` holds the document against the schema of schemas; checking it again is half of compiling it.
    ajvOpts: { allErrors: false, validateSchema: false, meta: false },
  })
  validators.set(definition, validator)
  return validator
}

/** The contract, ready to route and to check: the one place that knows openapi-backend. */
export class Contract {
  readonly operations: ReadonlyMap<string, ContractOperation>
  // The router rebuilds its list of operations and their patterns for each look-up: a flood of unknown addresses would
  // cost more than one of known ones.
  readonly #described = new Map<string, Operation>()
  readonly #byAddress = new Map<string, ContractOperation>()
  readonly #templates: readonly Template[]
  readonly #validator: OpenAPIValidator
  // The same few addresses are read by all callers, and validating their parameters costs more than most reads.
  readonly #validated = new LRUCache<string, Pick<CheckedInput, 'query' | 'path'>>({ max: MAX_VALIDATED })

  constructor(definition: Document, handlers: ReadonlyMap<string, unknown>) {
    const router = new OpenAPIRouter({ definition })
    this.#validator = validatorOf(definition, router)
    const byName = planByName(Object.values(definition.components?.schemas ?? {}))
    const isKnown = (id: string): id is OperationId => handlers.has(id)
    const templates: Template[] = []
    const entries = router.getOperations().map((operation): [string, ContractOperation] => {
      const id = String(operation.operationId)
      if (!isKnown(id))
        throw new Error(
          `The contract has the operation "${id}" (${operation.path}) and the server no handler for it. ` +
            'Add one to the handlers of a feature, and that feature to src/features.ts.',
        )
      const known = {
        id,
        permission: permissionOf(operation),
        bodyType: bodyTypeOf(operation),
        queryNames: queryNamesOf(operation),
        cost: costOf(operation),
        isFile: carriesFile(operation),
        masks: masksOf(operation, byName),
      }
      this.#described.set(id, operation)
      const { method, path } = operation
      if (path.includes('{')) templates.push(templateOf(method, path, known))
      else this.#byAddress.set(`${method} ${path}`, known)
      return [id, known]
    })
    this.operations = new Map(entries)
    this.#templates = templates.toSorted((a, b) => b.literals - a.literals)
  }

  /** The operation of a request. */
  match(method: string, path: string): ContractOperation | undefined {
    const wanted = method.toLowerCase()
    const address = withoutTrailingSlashes(path)
    const direct = this.#byAddress.get(`${wanted} ${address}`)
    if (direct) return direct
    return this.#templates.find((each) => each.method === wanted && each.pattern.test(address))?.operation
  }

  /** Throws a 400 that names the field unless the request is as the contract says. */
  checkRequest(operation: ContractOperation, request: Request, url: URL, body: unknown): CheckedInput {
    const address = url.pathname + url.search
    const isCached = operation.bodyType === undefined && address.length <= MAX_ADDRESS
    if (!isCached) return this.#validate(operation, request, url, body)
    const key = `${operation.id} ${address}`
    const known = this.#validated.get(key)
    if (known) return { ...known, body }
    const { query, path } = this.#validate(operation, request, url, body)
    const validated = { query: frozen(query), path: frozen(path) }
    this.#validated.set(key, validated)
    return { ...validated, body }
  }

  #validate(operation: ContractOperation, request: Request, url: URL, body: unknown): CheckedInput {
    if (!isDecodable(url.pathname)) throw badRequest([{ field: 'path', key: 'problem.format' }])
    // The database holds no text with the character zero.
    if (url.href.includes('%00')) throw badRequest([{ field: 'query', key: 'problem.format' }])
    const headers: Record<string, string> = operation.bodyType ? { 'content-type': operation.bodyType } : {}
    const input = {
      method: request.method,
      path: url.pathname,
      headers,
      query: url.search.slice(1),
      body: operation.bodyType === 'multipart/form-data' ? describedBody(body) : body,
    }
    const { coerced, errors } = this.#validator.validateRequest(input, this.#described.get(operation.id))
    if (errors) throw badRequest(faultsOf(errors))
    return { query: membersOf(coerced?.query), path: membersOf(coerced?.params), body }
  }

  /** What is wrong with a response, or undefined when it matches the contract. */
  responseFault(operation: ContractOperation, status: number, body: unknown): string | undefined {
    const { errors } = this.#validator.validateResponse(body, this.#described.get(operation.id) ?? operation.id, status)
    return errors?.map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ')
  }
}
