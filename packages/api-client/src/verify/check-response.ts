import type { ApiResponse } from './send-probe'
import type { CheckSchema } from './check-schema'
import type { ReadOperation } from './contract'
import type { Finding } from './difference'
import { listInWords } from './words'

/** The result of checking a response: differences, a refusal that the contract allows, or data to go on from. */
export interface Judgement {
  findings: Finding[]
  /** Why the response could not be compared with a success, in words. */
  refusal?: string
  /** The `data` of a success. */
  data?: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const messageOf = (body: unknown) => (isRecord(body) && typeof body['msg'] === 'string' ? body['msg'] : '')
const whole = (kind: Finding['kind'], expected: string, came: string): Finding => ({ kind, place: '', expected, came })

function parsed(text: string): { body: unknown } | null {
  try {
    const body: unknown = JSON.parse(text)
    return { body }
  } catch {
    return null
  }
}

function judgeSuccess(operation: ReadOperation, response: ApiResponse, check: CheckSchema): Judgement {
  const types = operation.responses['200'] ?? {}
  if (!(response.type in types)) {
    const came = response.type === '' ? 'an answer without a content type' : response.type
    return { findings: [whole('content-type', listInWords(Object.keys(types)), came)] }
  }
  const schema = types[response.type] ?? null
  if (schema === null || !response.type.endsWith('json')) return { findings: [] }
  const json = parsed(response.text)
  if (!json) return { findings: [whole('not-json', 'JSON', 'a body that cannot be read as JSON')] }
  const { body } = json
  const findings = check(schema, body)
  if (!isRecord(body)) return { findings }
  if (body['success'] === false) return { findings, refusal: `refused: ${messageOf(body)}` }
  const data = body['data']
  // The schema leaves room for refusals, whose data is null; a success always has something to say.
  if (data === null) findings.push({ kind: 'no-data', place: 'data', expected: 'data in every success', came: 'null' })
  return { findings, data }
}

function judgeRefusal(operation: ReadOperation, response: ApiResponse): Judgement {
  const message = messageOf(parsed(response.text)?.body)
  const said = message === '' ? '' : `: ${message}`
  if (response.status === 403)
    return { findings: [], refusal: `not allowed with this token, needs ${operation.permission.join(' or ')}${said}` }
  if (response.status === 429) return { findings: [], refusal: `asked too often${said}` }
  const came = `status ${response.status}${said}`
  if (response.status === 404 || response.status === 405 || response.status === 501)
    return { findings: [whole('missing-operation', 'that this operation exists', came)] }
  return { findings: [whole('status', 'status 200 for this request', came)] }
}

function redirected({ status, headers }: ApiResponse): Judgement {
  const location = headers.get('location')
  const came = location === null ? `status ${status}` : `a redirect (${status}) to ${location}`
  return { findings: [whole('redirect', 'a response at this address', came)] }
}

/** Compares one response with the contract of its operation. */
export function judge(operation: ReadOperation, response: ApiResponse, check: CheckSchema): Judgement {
  if (response.status >= 300 && response.status < 400 && response.status !== 304) return redirected(response)
  if (response.status === 200) return judgeSuccess(operation, response, check)
  const judgement = judgeRefusal(operation, response)
  if (judgement.refusal === undefined) return judgement
  const schema = operation.responses[String(response.status)]?.['application/json']
  const json = schema ? parsed(response.text) : null
  if (!schema || response.type !== 'application/json' || !json) {
    const came = `${response.type || 'no content type'} with status ${response.status}`
    return { ...judgement, findings: [whole('content-type', 'application/json for refusals too', came)] }
  }
  return { ...judgement, findings: check(schema, json.body) }
}
