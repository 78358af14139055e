import type { ContentCache, Contents } from '../db/content-cache'
import { chooseLocale } from '../strings/translate'
import { authorise, isAuditor, isPublic } from './authorization'
import { readBody } from './body'
import type { Actor, Origin } from './call'
import type { Contract, ContractOperation } from './contract'
import { type Envelope, jsonResponse, refusalEnvelope, successEnvelope } from './envelope'
import type { HandlerTable } from './handler-table'
import { identify } from './identify'
import { masked, type MaskPlan } from './mask-plan'
import { etagOf, matchesEtag, publicHeaders, PublicSuccess } from './public-response'
import { notFound, Refusal } from './refusals'
import { ResponseCache } from './response-cache'
import type { ServerContext } from './server-context'

const MAX_USER_AGENT = 300

/** Facts about the connection that a request does not carry itself. */
export interface Connection {
  /** Address of the caller, already looked up behind trusted proxies. */
  ip: string
}

/** A request that was authorised. */
interface Task {
  operation: ContractOperation
  request: Request
  origin: Origin
  actor: Actor | undefined
  contents: Contents
}

/** Handles requests by the contract: match, identify, authorise, validate, handle, validate the response. */
export class Dispatcher {
  readonly #responses = new ResponseCache()

  constructor(
    private readonly context: ServerContext & { contents: ContentCache },
    private readonly contract: Contract,
    private readonly handlers: HandlerTable,
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
      const operation = this.contract.match(request.method, url.pathname)
      if (!operation) throw notFound()
      return await this.#dispatchOperation(operation, request, url, origin)
    } catch (error) {
      return this.#respondToFault(error, origin)
    }
  }

  async #dispatchOperation(
    operation: ContractOperation,
    request: Request,
    url: URL,
    origin: Origin,
  ): Promise<Response> {
    const caller = await identify(request, this.context)
    authorise(operation, caller)
    // Users who must change their password get the anonymous result of public operations.
    const actor = caller?.mustChangePassword && isPublic(operation) ? undefined : caller
    const body = operation.bodyType ? await readBody(request, operation.bodyType) : undefined
    const input = this.contract.checkRequest(operation, request, url, body)
    const handle = this.handlers.handlerOf(operation.id)
    const contents = this.context.contents.forRequest()
    const run = () => handle({ ...this.context, contents, ...input, request, origin, actor })
    const response = await this.#runHandler(run, { operation, request, origin, actor, contents })
    return withEpoch(response, isPublic(operation) ? undefined : actor)
  }

  async #runHandler(
    run: () => ReturnType<ReturnType<HandlerTable['handlerOf']>>,
    { operation, request, origin, actor, contents }: Task,
  ): Promise<Response> {
    const mask = masksFor(operation, actor)
    const now = this.context.clock.now()
    const key = cacheKeyOf(operation, request, origin)
    try {
      const version = key === undefined ? 0 : await contents.version()
      const cached =
        key === undefined ? undefined : this.#responses.get(key, request, { version, now, requestId: origin.requestId })
      if (cached) return cached
      const result = await run()
      if (result instanceof Response) return result
      const envelope = mask.success(successEnvelope(result, origin.locale, origin.requestId))
      if (key === undefined || !(result instanceof PublicSuccess))
        return this.#send(operation, 200, envelope, result.headers)
      const { changesAt } = result
      const etag = await etagOf(result.data)
      const headers = publicHeaders({ etag, changesAt }, now)
      const response = this.#send(operation, 200, envelope, headers)
      this.#responses.set(key, { envelope, changesAt, etag, version }, now)
      return matchesEtag(request, etag) ? new Response(null, { status: 304, headers }) : response
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const envelope = refusalEnvelope(error, origin.locale, origin.requestId)
      return this.#send(operation, error.status, mask.refusal(envelope), error.details.headers)
    }
  }

  #send(
    operation: ContractOperation,
    status: number,
    body: ReturnType<typeof successEnvelope>,
    headers?: Readonly<Record<string, string>>,
  ) {
    const fault = this.context.settings.validateResponses
      ? this.contract.responseFault(operation, status, body)
      : undefined
    if (fault !== undefined) throw new Error(`${operation.id} responded ${status} against the contract: ${fault}`)
    return jsonResponse(status, body, headers)
  }

  #respondToFault(error: unknown, origin: Origin): Response {
    if (error instanceof Refusal) {
      return jsonResponse(error.status, refusalEnvelope(error, origin.locale, origin.requestId), error.details.headers)
    }
    this.context.log.error({ requestId: origin.requestId, fault: describeFault(error) }, 'request failed')
    const refusal = new Refusal(503, 'INTERNAL', 'http.internal')
    return jsonResponse(500, refusalEnvelope(refusal, origin.locale, origin.requestId))
  }
}

/** The cache key of a request for public content; undefined for signed-in callers and for all other requests. */
function cacheKeyOf(operation: ContractOperation, request: Request, { locale, base }: Origin): string | undefined {
  const isCacheable = request.method === 'GET' && isPublic(operation) && !request.headers.has('authorization')
  return isCacheable && request.url.startsWith(`${base}/api/portal/`) ? `${locale} ${request.url}` : undefined
}

/** Masks the personal values of an envelope for this reader. */
function masksFor({ masks }: ContractOperation, actor: Actor | undefined) {
  const seesAddresses = actor !== undefined && isAuditor(actor)
  const by = (plan: MaskPlan | undefined) => (envelope: Envelope) =>
    plan ? { ...envelope, data: masked(plan, envelope.data, { seesAddresses }) } : envelope
  return { success: by(masks.success), refusal: by(masks.refusal) }
}

function describeFault(error: unknown): string {
  // Statements come with their parameters in the message; the cause has the reason without them.
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)
}

function withEpoch(response: Response, actor: Actor | undefined): Response {
  if (actor) response.headers.set('x-perm-epoch', String(actor.permissionEpoch))
  return response
}
