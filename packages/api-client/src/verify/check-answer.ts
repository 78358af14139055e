import type { Answer } from './ask'
import type { CheckSchema } from './check-schema'
import type { ReadOperation } from './contract'
import type { Finding } from './difference'
import { listInWords } from './words'

/** What an answer showed: differences, a refusal that the contract allows, or data to go on from. */
export interface Judgement {
  findings: Finding[]
  /** Why the answer could not be compared with the one of a success, in words. */
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

function judgeSuccess(operation: ReadOperation, answer: Answer, check: CheckSchema): Judgement {
  const types = operation.answers['200'] ?? {}
  if (!(answer.type in types)) {
    const came = answer.type === '' ? 'an answer without a content type' : answer.type
    return { findings: [whole('content-type', listInWords(Object.keys(types)), came)] }
  }
  const schema = types[answer.type] ?? null
  if (schema === null || !answer.type.endsWith('json')) return { findings: [] }
  const json = parsed(answer.text)
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

function judgeRefusal(operation: ReadOperation, answer: Answer): Judgement {
  const message = messageOf(parsed(answer.text)?.body)
  const said = message === '' ? '' : `: ${message}`
  if (answer.status === 403)
    return { findings: [], refusal: `not allowed with this token, needs ${operation.permission.join(' or ')}${said}` }
  if (answer.status === 429) return { findings: [], refusal: `asked too often${said}` }
  const came = `status ${answer.status}${said}`
  if (answer.status === 404 || answer.status === 405 || answer.status === 501)
    return { findings: [whole('missing-operation', 'that this operation exists', came)] }
  return { findings: [whole('status', 'status 200 for this request', came)] }
}

/** Compares one answer with what the contract says of its operation. */
export function judge(operation: ReadOperation, answer: Answer, check: CheckSchema): Judgement {
  if (answer.status === 200) return judgeSuccess(operation, answer, check)
  const judgement = judgeRefusal(operation, answer)
  if (judgement.refusal === undefined) return judgement
  const schema = operation.answers[String(answer.status)]?.['application/json']
  const json = schema ? parsed(answer.text) : null
  if (!schema || answer.type !== 'application/json' || !json) {
    const came = `${answer.type || 'no content type'} with status ${answer.status}`
    return { ...judgement, findings: [whole('content-type', 'application/json for refusals too', came)] }
  }
  return { ...judgement, findings: check(schema, json.body) }
}
