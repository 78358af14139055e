import { ApiError } from '../errors/api-error'
import type { FailureMessages } from '../errors/failure-messages/failure-messages'
import type { AddressedResponse } from './call-address'
import { fileNameOf, type Download } from './download'
import { errorOfResponse, isRecord, textOf } from './envelope'

/** The result of the generated client for a call that requests a blob. */
export interface BlobResult {
  data?: unknown
  error?: unknown
  response: AddressedResponse
}

async function parsed(body: Blob): Promise<unknown> {
  try {
    return JSON.parse(await body.text())
  } catch {
    return null
  }
}

function taskIdOf(envelope: unknown): string | undefined {
  const data = isRecord(envelope) && envelope.success === true && envelope.data
  return isRecord(data) ? textOf(data.jobId) : undefined
}

/** The file of a response, or the task that creates it; a refusal comes as JSON where the file was expected. */
export async function readFileResponse(
  call: Promise<BlobResult>,
  messages: Promise<FailureMessages>,
): Promise<Download | { taskId: string }> {
  const { data, error, response } = await call
  if (error !== undefined) throw errorOfResponse(error, response, await messages)
  if (!(data instanceof Blob)) throw errorOfResponse(data, response, await messages)
  if (!data.type.includes('json'))
    return { blob: data, fileName: fileNameOf(response.headers.get('content-disposition'), 'export.xlsx') }
  const envelope = await parsed(data)
  const taskId = taskIdOf(envelope)
  if (taskId === undefined) throw errorOfResponse(envelope, response, await messages)
  return { taskId }
}

/** As {@link readFileResponse}, for calls that always return the file itself. */
export async function readFile(call: Promise<BlobResult>, messages: Promise<FailureMessages>): Promise<Download> {
  const response = await readFileResponse(call, messages)
  if ('taskId' in response) throw new ApiError('unexpected', (await messages).unexpected)
  return response
}
