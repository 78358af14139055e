import { ApiError } from '../errors/api-error'
import type { FailureMessages } from '../errors/failure-messages/failure-messages'
import { fileNameOf, type Download } from './download'
import { errorOfAnswer } from './envelope'

/** What the generated client answers for a call that was asked for a blob. */
export interface BlobResult {
  data?: unknown
  error?: unknown
  response: Response
}

async function parsed(body: Blob): Promise<unknown> {
  try {
    return JSON.parse(await body.text())
  } catch {
    return null
  }
}

function taskIdOf(envelope: unknown): string | undefined {
  if (typeof envelope !== 'object' || envelope === null || !('success' in envelope) || !('data' in envelope))
    return undefined
  const { success, data } = envelope
  if (success !== true || typeof data !== 'object' || data === null || !('jobId' in data)) return undefined
  return typeof data.jobId === 'string' ? data.jobId : undefined
}

/** The file of an answer, or the task that makes it; a refusal comes as JSON where the file was expected. */
export async function readFileAnswer(
  call: Promise<BlobResult>,
  messages: Promise<FailureMessages>,
): Promise<Download | { taskId: string }> {
  const { data, error, response } = await call
  if (error !== undefined) throw errorOfAnswer(error, response.status, await messages)
  if (!(data instanceof Blob)) throw new ApiError('unexpected', (await messages).unexpected)
  if (!data.type.includes('json'))
    return { blob: data, fileName: fileNameOf(response.headers.get('content-disposition'), 'export.xlsx') }
  const envelope = await parsed(data)
  const taskId = taskIdOf(envelope)
  if (taskId === undefined) throw errorOfAnswer(envelope, response.status, await messages)
  return { taskId }
}

/** As {@link readFileAnswer}, for calls that always answer the file itself. */
export async function readFile(call: Promise<BlobResult>, messages: Promise<FailureMessages>): Promise<Download> {
  const answer = await readFileAnswer(call, messages)
  if ('taskId' in answer) throw new ApiError('unexpected', (await messages).unexpected)
  return answer
}
