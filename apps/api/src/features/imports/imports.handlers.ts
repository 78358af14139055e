import { requireCode } from '../../http/authorization'
import type { AnyCall, Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { badRequest, notFound } from '../../http/refusals'
import { xlsxResponse } from '../../http/xlsx-response'
import { translate } from '../../strings/translate'
import type { Feature } from '../feature'
import { receiveFile } from './import-check.service'
import { commitJob } from './import-commit.service'
import { countRows, findJob, type JobRow, pageRows } from './import-jobs.queries'
import type { ImportKind, ImportKindName } from './import-kind'
import { kindOf } from './import-kinds'
import { checkInBackground, commitInBackground } from './import-tasks'
import { undoJob } from './import-undo.service'
import { writeErrorFile, writeTemplate } from './import-workbooks'
import { presentJob, presentRow } from './imports.presenter'

const SAMPLE = 20
const PAGE = 10

/** The kind, if the caller may import it at all. */
function openKind({ actor }: AnyCall, name: ImportKindName): ImportKind {
  const kind = kindOf(name)
  requireCode(actor, kind.code)
  return kind
}

async function openJob(call: AnyCall, name: ImportKindName, jobId: string) {
  const kind = openKind(call, name)
  const job = await findJob(call.db, call.actor.userId, name, jobId)
  if (!job) throw notFound()
  if (job.mode === 'update') requireCode(call.actor, kind.editCode)
  return { kind, job }
}

async function describe(call: AnyCall, kind: ImportKind, job: JobRow) {
  const { db, secrets, origin } = call
  const viewer = { kind, job, secrets, locale: origin.locale }
  const { rows } = await pageRows(db, job.id, { errorsFirst: true }, { limit: SAMPLE, offset: 0 })
  const sample = await Promise.all(rows.map((row) => presentRow(viewer, row)))
  return presentJob(viewer, await countRows(db, job.id), sample)
}

async function reload(call: AnyCall, name: ImportKindName, jobId: string) {
  const { kind, job } = await openJob(call, name, jobId)
  return describe(call, kind, job)
}

/** The template of a kind. */
const getImportTemplate: Handler<'getImportTemplate'> = async (call) => {
  const kind = openKind(call, call.path.kind)
  const { locale } = call.origin
  const name = `${translate(locale, `import.${kind.name}`)}${translate(locale, 'import.template')}.xlsx`
  const bytes = await writeTemplate(call, kind)
  return xlsxResponse(new Blob([new Uint8Array(bytes)]).stream(), name, call.log)
}

/** Checks a file and stores its rows. */
const checkImport: Handler<'checkImport'> = async (call) => {
  const { body, path } = call
  const kind = openKind(call, path.kind)
  // A field of that name that holds text is no file, whatever the type says.
  if (!(body.file instanceof File)) throw badRequest([{ field: 'file', key: 'problem.type' }])
  if (body.mode === 'update') requireCode(call.actor, kind.editCode)
  const jobId = await call.room.withRoom(body.file.size, () => receiveFile(call, kind, body))
  return ok(await reload(call, path.kind, jobId))
}

/** How an import stands. */
const getImportJob: Handler<'getImportJob'> = async (call) => ok(await reload(call, call.path.kind, call.query.jobId))

/** Rows of an import, a page at a time. */
const getImportRows: Handler<'getImportRows'> = async (call) => {
  const { currentPage = 1, pageSize = PAGE, onlyErrors, jobId } = call.query
  const { kind, job } = await openJob(call, call.path.kind, jobId)
  const page = { limit: pageSize, offset: (currentPage - 1) * pageSize }
  const { rows, total } = await pageRows(call.db, job.id, { onlyErrors }, page)
  const viewer = { kind, job, secrets: call.secrets, locale: call.origin.locale }
  return ok({ data: await Promise.all(rows.map((row) => presentRow(viewer, row))), total, currentPage, pageSize })
}

/** The rows at fault as a file to mend. */
const getImportErrors: Handler<'getImportErrors'> = async (call) => {
  const { kind, job } = await openJob(call, call.path.kind, call.query.jobId)
  const { locale } = call.origin
  const name = `${translate(locale, `import.${kind.name}`)}${translate(locale, 'import.errorFile')}.xlsx`
  return xlsxResponse(await writeErrorFile(call, kind, job), name, call.log)
}

/** Stores the rows of a checked import. */
const commitImport: Handler<'commitImport'> = async (call) => {
  const { kind, job } = await openJob(call, call.path.kind, call.body.jobId)
  await call.room.withRoom(0, () => commitJob(call, kind, { job, mode: call.body.mode }))
  const described = await reload(call, call.path.kind, job.id)
  return described.state === 'committed' ? ok(described, 'import.committed') : ok(described)
}

/** Takes an import back. */
const undoImport: Handler<'undoImport'> = async (call) => {
  const { kind, job } = await openJob(call, call.path.kind, call.body.jobId)
  const { removed, restored, remaining } = await undoJob(call, kind, job)
  const { locale } = call.origin
  const kept = remaining.map(({ row, label, reason }) => ({ row, label, msg: translate(locale, reason) }))
  return ok({ jobId: job.id, removed, restored, kept }, 'import.undone')
}

/** Operations of this feature. */
export const importsFeature: Feature = {
  taskHandlers: { importCheck: checkInBackground, importCommit: commitInBackground },
  signedIn: { getImportTemplate, checkImport, getImportJob, getImportRows, getImportErrors, commitImport, undoImport },
}
