import { patched } from '../../blinding/patch'
import type { ByteRange } from '../../files/file-store'
import type { PublicCall } from '../../http/call'
import { notFound, Refusal } from '../../http/refusals'
import { opens } from '../../security/file-keys'
import { fileHeaders, rangeOf } from '../files/file-response'
import { type FileRow, findFile } from '../files/files.queries'
import { blindFile, readPart } from './blind-file'
import { findJudgeFile } from './judge-files.queries'
import { judgeFileSubject } from './judging.service'

const TAG_CHARACTERS = 32

type Call = PublicCall<'readJudgeFile'>

/** A part of a file without what its container says about the author: tags of films, people of documents. */
async function readBlind(call: Call, file: FileRow, range: ByteRange): Promise<ReadableStream<Uint8Array>> {
  const { blinding, patches } = await blindFile(call, file)
  if (blinding === 'withheld') throw new Refusal(409, 'FILE_WITHHELD', 'judging.fileWithheld')
  const bytes = await readPart(call, file, range)
  if (!bytes) throw notFound()
  return bytes.pipeThrough(patched(range.start, patches))
}

/**
 * The bytes of a file of a work for its judge. Nothing in the headers comes from the author: the name is that of the slot,
 * and the tag is not the hash of the file, by which a published copy could be recognised.
 */
export async function readFileOfWork(call: Call): Promise<Response> {
  const { db, path, query, secrets, clock, origin } = call
  const { assignmentId, slot, seq } = path
  const { session, key } = query
  const subject = judgeFileSubject(assignmentId, { slot, seq }, session)
  if (!(await opens(secrets, subject, { key, now: clock.now() }))) throw notFound()
  const fileId = await findJudgeFile(db, { assignmentId, slot, seq, sessionId: session }, clock.now())
  const file = fileId === undefined ? undefined : await findFile(db, fileId)
  if (!file) throw notFound()
  const tag = `${assignmentId}${slot}${seq}`.padEnd(TAG_CHARACTERS, '0')
  const named = { ...file, name: `${slot}-${seq + 1}.${file.ext}`, sha256: tag }
  const headers = fileHeaders(named, { isSaved: false, isPublic: false })
  const range = rangeOf(origin.range, file.size)
  if (range === null) {
    headers.set('content-range', `bytes */${file.size}`)
    return new Response(null, { status: 416, headers })
  }
  const part = range ?? { start: 0, end: file.size - 1 }
  headers.set('content-length', String(part.end - part.start + 1))
  if (range) headers.set('content-range', `bytes ${part.start}-${part.end}/${file.size}`)
  const bytes = await readBlind(call, file, part)
  return new Response(bytes, { status: range ? 206 : 200, headers })
}
