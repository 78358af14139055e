// oxlint-disable-next-line no-restricted-imports -- the namespace import is the allowed one; the rule takes its z for the named import
import * as z from 'zod'
import { recordOperation } from '../../audit/operation-log'
import { requireCode } from '../../http/authorization'
import type { AnyCall, Call } from '../../http/call'
import { notFound, refuse } from '../../http/refusals'
import { isMinor } from '../../security/masks'
import { coversPosition } from '../../security/scope'
import { translate } from '../../strings/translate'
import { Turns } from '../../turns'
import { requireManaged } from '../competition-editing/competition-editing.policy'
import { listChildren } from '../family/family.queries'
import { enqueueTask } from '../tasks/enqueue-task'
import type { TaskHandler } from '../tasks/task-runner'
import { storeResult } from '../tasks/tasks.queries'
import { originOf, paperOf, samplePaper } from './certificate-papers'
import { countPapers, findPaper, isHeldBy, listPapers, type PaperRow } from './certificate-papers.queries'
import { requireDraft, TEMPLATE } from './certificate-templates.service'
import { printOne } from './printing'

const ISSUE = 'comp:cert:issue'
const ORGANISER_CODES = [ISSUE, 'comp:cert:revoke', TEMPLATE]
/** Certificates that are read at once. */
const STEP = 200
/** Certificates after which the progress is stored, and a cancelled task ends. */
const PROGRESS_STEP = 20
/** Bytes of a certificate in a file of many, roughly. */
const PAGE_BYTES = 4_000

/** May the caller manage certificates of the competition? */
const isOrganiser = ({ actor }: AnyCall, { position }: PaperRow) =>
  ORGANISER_CODES.some((code) => actor.codes.has(code) && coversPosition(actor.scopeOf(code), position))

/** Does the caller, or a minor child of the caller, hold the certificate? */
async function isOwn({ db, actor, clock }: AnyCall, row: PaperRow): Promise<boolean> {
  if (!row.isPublished) return false
  const now = clock.now()
  const children = (await listChildren(db, actor.userId)).filter(
    ({ birthDate }) => birthDate === null || isMinor(birthDate, now),
  )
  return isHeldBy(db, row.id, [actor.userId, ...children.map(({ userId }) => userId)])
}

/** A certificate as PDF: for its holder while it is valid, for organisers also when it is revoked, which it says then. */
export async function downloadOne(call: Call<'downloadCertificate'>): Promise<Response> {
  const row = await findPaper(call.db, call.path.no)
  if (!row) throw notFound()
  if (!isOrganiser(call, row)) {
    if (!(await isOwn(call, row))) throw notFound()
    if (row.isRevoked) throw refuse('CERTIFICATE_REVOKED', 'certificates.isRevoked')
  }
  return printOne(call, row.no, paperOf(row, await originOf(call)))
}

/** A sample of a template that need not be stored. */
export async function previewTemplate(call: Call<'previewCertificateTemplate'>): Promise<Response> {
  const { competitionId, ...sent } = call.body
  const competition = await requireManaged(call, TEMPLATE, competitionId)
  const draft = requireDraft(sent)
  const paper = samplePaper(draft, competition, { origin: await originOf(call), now: call.clock.now() })
  const name = translate(call.origin.locale, 'certificates.sampleName')
  return printOne(call, name, paper)
}

/** Queues one PDF of all valid certificates of a competition and returns the id of its task. */
export async function exportAll(call: Call<'exportCertificates'>): Promise<string> {
  const { db, body } = call
  const competition = await requireManaged(call, ISSUE, body.competitionId)
  const total = await countPapers(db, competition.id)
  if (total === 0) throw refuse('CERTIFICATE_NONE_VALID', 'certificates.noneValid')
  const origin = await originOf(call)
  const id = await call.room.withRoom(total * PAGE_BYTES, () =>
    db.transaction(async (tx) => {
      const params = { competitionId: competition.id, origin }
      const taskId = await enqueueTask(tx, call, { kind: 'certificates', params, total })
      await recordOperation(tx, call, {
        action: 'certificate.export',
        permissionCode: ISSUE,
        target: { type: 'competition', id: competition.id, label: competition.name },
        facts: { certificates: total },
      })
      return taskId
    }),
  )
  call.tasks.wake()
  return id
}

const params = z.object({ competitionId: z.number(), origin: z.string() })

/** Writes the file of {@link exportAll} for its owner. */
export const exportInBackground: TaskHandler = async ({ task, call, progress }) => {
  const { competitionId, origin } = params.parse(task.params)
  const { db, actor, clock } = call
  // The person may have lost the code while the work waited.
  requireCode(actor, ISSUE)
  const { name } = await requireManaged({ db, actor, clock }, ISSUE, competitionId)
  async function* papers() {
    const turns = new Turns()
    let after = 0
    let done = 0
    for (let rows = await listPapers(db, competitionId, after, STEP); rows.length > 0;) {
      for (const row of rows) {
        await turns.pause()
        yield paperOf(row, origin)
        done += 1
        if (done % PROGRESS_STEP === 0) await progress(done)
      }
      after = rows.at(-1)?.id ?? after
      await progress(done)
      rows = await listPapers(db, competitionId, after, STEP)
    }
  }
  await storeResult(db, task.id, await call.writePdf(name, papers()))
  return { fileName: `${name}-${translate(call.origin.locale, 'certificates.fileName')}.pdf` }
}
