import { clockAt } from '../clock'
import type { ContentCache, Contents } from '../db/content-cache'
import { describeFault, isDatabaseLost, isUnavailable } from '../db/faults'
import { chooseLocale } from '../strings/translate'
import { authorise, isAuditor, isPublic } from './authorization'
import { readBody } from './body'
import type { Actor, Origin } from './call'
import type { Contract, ContractOperation } from './contract'
import { type Envelope, jsonResponse, refusalEnvelope, successEnvelope } from './envelope'
import type { HandlerTable } from './handler-table'
import { identify } from './identify'
import { masked, type MaskPlan } from './mask-plan'
import type { NetworkBudget } from './network-budget'
import { etagOf, matchesEtag, publicHeaders, PublicSuccess } from './public-response'
import { internalFault, notFound, Refusal, tooMany, unavailable } from './refusals'
import { ResponseCache } from './response-cache'
import type { ServerContext } from './server-context'
import { inTraditional, readsTraditional, simplifiedQuery } from './traditional-chinese'

const MAX_USER_AGENT = 300

/** Facts about the connection that a request does not carry itself. */
export interface Connection {
  /** Address of the caller, already looked up behind trusted proxies. */
  ip: string
  /** The request was made in this process for its own ends, so it is on no budget. */
  isOwn?: boolean
}

/** What a call of a signed-out caller costs when its response is cached, in milliseconds of work. */
const CACHED_COST = 0.1
/** What a call costs that is refused for want of a session, or an address that there is not. */
const REFUSED_COST = 1

/** A request that was authorised. */
interface Task {
  operation: ContractOperation
  request: Request
  origin: Origin
  actor: Actor | undefined
  contents: Contents
  /** When the request came. */
  now: Date
  /** The reader gets the content in Traditional Chinese. */
  isConverted: boolean
  /** Takes the cost of the call from the budget of its network; throws when the network cannot pay. */
  charge: (cost: number) => void
}

/** Handles requests by the contract: match, identify, authorise, validate, handle, validate the response. */
export class Dispatcher {
  readonly #responses = new ResponseCache()

  constructor(
    private readonly context: ServerContext & { contents: ContentCache },
    private readonly contract: Contract,
    private readonly handlers: HandlerTable,
    private readonly budget: NetworkBudget,
  ) {}

  /** Returns an envelope for any request; a fault of the server is logged and shows no detail. */
  async dispatch(request: Request, connection: Connection): Promise<Response> {
    const url = new URL(request.url)
    const origin: Origin = {
      requestId: crypto.randomUUID(),
      locale: chooseLocale(request.headers.get('accept-language')),
      ip: connection.ip,
      userAgent: (request.headers.get('user-agent') ?? '').slice(0, MAX_USER_AGENT),
      host: url.hostname,
      base: url.origin,
      range: request.headers.get('range'),
    }
    try {
      const charge = (cost: number) => {
        const seconds = connection.isOwn ? undefined : this.budget.take(connection.ip, cost)
        if (seconds !== undefined) throw tooMany(seconds)
      }
      const operation = this.contract.match(request.method, url.pathname)
      if (!operation) {
        charge(REFUSED_COST)
        throw notFound()
      }
      return await this.#dispatchOperation(operation, request, url, { origin, charge })
    } catch (error) {
      return this.#respondToFault(error, origin)
    }
  }

  async #dispatchOperation(
    operation: ContractOperation,
    request: Request,
    url: URL,
    { origin, charge }: Pick<Task, 'origin' | 'charge'>,
  ): Promise<Response> {
    const identified = await identify(request, this.context)
    const caller = identified?.actor
    if (!caller && !isPublic(operation)) charge(REFUSED_COST)
    authorise(operation, caller)
    // Users who must change their password get the anonymous result of public operations.
    const actor = caller?.mustChangePassword && isPublic(operation) ? undefined : caller
    const key = cacheKeyOf(operation, request, url, origin)
    // Whether a response is cached is known later; the rest is paid then.
    if (!caller) charge(key === undefined ? operation.cost : CACHED_COST)
    const body = operation.bodyType ? await readBody(request, operation.bodyType) : undefined
    const isConverted = readsTraditional(origin.locale) && isPublicContent(operation, request, url)
    const address = isConverted ? await simplifiedQuery(url) : url
    const input = this.contract.checkRequest(operation, request, address, body)
    const handle = this.handlers.handlerOf(operation.id)
    // Not for calls that write: what they read afterwards has to contain it.
    const knownVersion = request.method === 'GET' ? identified?.contentVersion : undefined
    const contents = this.context.contents.forRequest(knownVersion)
    // What is read and until when it is valid are of one moment, also when a planned change comes in between.
    const now = this.context.clock.now()
    const clock = isPublicContent(operation, request, url) ? clockAt(now) : this.context.clock
    const run = () => handle({ ...this.context, contents, clock, ...input, request, origin, actor })
    const response = await this.#runHandler(
      run,
      { operation, request, origin, actor, contents, charge, isConverted, now },
      key,
    )
    return withEpoch(response, isPublic(operation) ? undefined : actor)
  }

  async #runHandler(
    run: () => ReturnType<ReturnType<HandlerTable['handlerOf']>>,
    task: Task,
    key: string | undefined,
  ): Promise<Response> {
    const { operation, request, origin, actor, now } = task
    const mask = masksFor(operation, actor)
    try {
      const cached = key === undefined ? undefined : await this.#lookUp(key, task, now)
      if (cached?.response) return cached.response
      const result = await run()
      if (result instanceof Response) return result
      const stored = mask.success(successEnvelope(result, origin.locale, origin.requestId))
      // Checked before the conversion, which may lengthen a text.
      this.#check(operation, 200, stored)
      const envelope = task.isConverted ? { ...stored, data: await inTraditional(stored.data) } : stored
      if (!cached || key === undefined || !(result instanceof PublicSuccess))
        return jsonResponse(200, envelope, result.headers)
      const { changesAt } = result
      const etag = await etagOf(envelope.data)
      const headers = publicHeaders({ etag, changesAt }, now)
      const response = jsonResponse(200, envelope, headers)
      this.#responses.set(key, { envelope, changesAt, etag, version: cached.version }, now)
      return matchesEtag(request, etag) ? new Response(null, { status: 304, headers }) : response
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const envelope = refusalEnvelope(error, origin.locale, origin.requestId)
      const refusal = mask.refusal(envelope)
      this.#check(operation, error.status, refusal)
      return jsonResponse(error.status, refusal, error.details.headers)
    }
  }

  /**
   * The version of the content and the cached response of that version, if there is one. While the database does not
   * respond, the last response of any version.
   */
  async #lookUp(key: string, { operation, request, origin, contents, charge }: Task, now: Date) {
    const { requestId } = origin
    try {
      const version = await contents.version()
      const response = this.#responses.get(key, request, { version, now, requestId })
      if (!response) charge(operation.cost)
      return { version, response }
    } catch (error) {
      const response = isUnavailable(error) ? this.#responses.getStale(key, request, { now, requestId }) : undefined
      if (!response) throw error
      return { version: 0, response }
    }
  }

  /** Throws when a response breaks the contract, where responses are validated. */
  #check(operation: ContractOperation, status: number, body: Envelope): void {
    const fault = this.context.settings.validateResponses
      ? this.contract.responseFault(operation, status, body)
      : undefined
    if (fault !== undefined) throw new Error(`${operation.id} responded ${status} against the contract: ${fault}`)
  }

  #respondToFault(error: unknown, origin: Origin): Response {
    if (error instanceof Refusal) {
      return jsonResponse(error.status, refusalEnvelope(error, origin.locale, origin.requestId), error.details.headers)
    }
    // That the database is lost is logged once, not by each call.
    if (!isDatabaseLost(error))
      this.context.log.error({ requestId: origin.requestId, fault: describeFault(error) }, 'request failed')
    if (isUnavailable(error)) return this.#respondToFault(unavailable(), origin)
    return this.#respondToFault(internalFault(), origin)
  }
}

/** Returns whether a request reads content that any visitor may read. */
const isPublicContent = (operation: ContractOperation, { method }: Request, { pathname }: Pick<URL, 'pathname'>) =>
  method === 'GET' && isPublic(operation) && pathname.startsWith('/api/portal/')

/**
 * The cache key of a request for public content, without parameters that the operation does not have; undefined for
 * signed-in callers and for all other requests.
 */
function cacheKeyOf(
  operation: ContractOperation,
  request: Request,
  { pathname, searchParams }: URL,
  { locale, base }: Origin,
): string | undefined {
  if (request.headers.has('authorization') || !isPublicContent(operation, request, { pathname })) return undefined
  const query = operation.queryNames.flatMap((name) => searchParams.getAll(name).map((value) => [name, value]))
  return `${locale} ${base}${pathname} ${new URLSearchParams(query).toString()}`
}

/** Masks the personal values of an envelope for this reader. */
function masksFor({ masks }: ContractOperation, actor: Actor | undefined) {
  const seesAddresses = actor !== undefined && isAuditor(actor)
  const by = (plan: MaskPlan | undefined) => (envelope: Envelope) =>
    plan ? { ...envelope, data: masked(plan, envelope.data, { seesAddresses }) } : envelope
  return { success: by(masks.success), refusal: by(masks.refusal) }
}

function withEpoch(response: Response, actor: Actor | undefined): Response {
  if (actor) response.headers.set('x-perm-epoch', String(actor.permissionEpoch))
  return response
}
