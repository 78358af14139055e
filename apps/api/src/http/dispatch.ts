import { chooseLocale } from '../strings/translate'
import { readBody } from './body'
import type { Actor, Origin } from './call'
import type { Contract, ContractOperation } from './contract'
import { jsonResponse, refusalEnvelope, successEnvelope, type Envelope } from './envelope'
import { isAuditor, isPublic, passGate } from './gate'
import type { HandlerTable } from './handler-table'
import { identify } from './identify'
import { masked, type MaskPlan } from './mask-plan'
import { holdsAnswer, publicHeaders, PublicSuccess } from './public-answer'
import { notFound, Refusal } from './refusals'
import type { ServerParts } from './server-parts'

const MAX_USER_AGENT = 300

/** Facts about the connection that a request does not carry itself. */
export interface Connection {
  /** Address of the caller, already looked up behind trusted proxies. */
  ip: string
}

/** A request that has passed the gate. */
interface Task {
  operation: ContractOperation
  request: Request
  origin: Origin
  actor: Actor | undefined
}

/** Answers requests by the contract: match, identify, gate, check, handle, check the answer. */
export class Dispatcher {
  constructor(
    private readonly parts: ServerParts,
    private readonly contract: Contract,
    private readonly handlers: HandlerTable,
  ) {}

  /** Always answers with an envelope; a fault of ours is logged and shows no detail. */
  async answer(request: Request, connection: Connection): Promise<Response> {
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
      return await this.#answerOperation(operation, request, url, origin)
    } catch (error) {
      return this.#answerFault(error, origin)
    }
  }

  async #answerOperation(operation: ContractOperation, request: Request, url: URL, origin: Origin): Promise<Response> {
    const actor = await identify(request, this.parts)
    passGate(operation, actor)
    const body = operation.bodyType ? await readBody(request, operation.bodyType) : undefined
    const input = this.contract.checkRequest(operation, request, url, body)
    const handle = this.handlers.handlerOf(operation.id)
    const run = () => handle({ ...this.parts, ...input, request, origin, actor })
    const response = await this.#runHandler(run, { operation, request, origin, actor })
    return withEpoch(response, isPublic(operation) ? undefined : actor)
  }

  async #runHandler(
    run: () => ReturnType<ReturnType<HandlerTable['handlerOf']>>,
    { operation, request, origin, actor }: Task,
  ): Promise<Response> {
    const mask = masksFor(operation, actor)
    try {
      const answer = await run()
      if (answer instanceof Response) return answer
      const isForAll = answer instanceof PublicSuccess && !request.headers.has('authorization')
      const headers = isForAll ? await publicHeaders(answer, this.parts.clock.now()) : undefined
      if (headers && holdsAnswer(request, headers.etag)) return new Response(null, { status: 304, headers })
      const envelope = successEnvelope(answer, origin.locale, origin.requestId)
      return this.#send(operation, 200, mask.success(envelope), headers)
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
    headers?: Record<string, string>,
  ) {
    const fault = this.parts.settings.checkAnswers ? this.contract.answerFault(operation, status, body) : undefined
    if (fault !== undefined) throw new Error(`${operation.id} answered ${status} against the contract: ${fault}`)
    return jsonResponse(status, body, headers)
  }

  #answerFault(error: unknown, origin: Origin): Response {
    if (error instanceof Refusal) {
      return jsonResponse(error.status, refusalEnvelope(error, origin.locale, origin.requestId), error.details.headers)
    }
    this.parts.log.error({ requestId: origin.requestId, fault: describeFault(error) }, 'request failed')
    const refusal = new Refusal(503, 'INTERNAL', 'http.internal')
    return jsonResponse(500, refusalEnvelope(refusal, origin.locale, origin.requestId))
  }
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
  const told = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return told instanceof Error ? (told.stack ?? told.message) : String(told)
}

function withEpoch(response: Response, actor: Actor | undefined): Response {
  if (actor) response.headers.set('x-perm-epoch', String(actor.permissionEpoch))
  return response
}
