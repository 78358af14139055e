import { brokenRules, researcherRules } from '@doorway/api-client/rules'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { Actor, Call } from '../../http/call'
import { invalidFields, notFound, requireRules, versionConflict } from '../../http/refusals'
import { coversPosition } from '../../security/scope'
import { findSchoolById } from '../organizations/organizations.queries'
import { findSubject } from '../stages/stages.queries'
import { presentResearcher } from './researchers.presenter'
import {
  deleteResearcherRow,
  findResearcher,
  insertResearcher,
  lockResearcher,
  type ResearcherRow,
  updateResearcher,
} from './researchers.queries'

const permissionCode = 'garde:edit'
const DEFAULT_SEQ = 0

const targetOf = ({ id, name }: ResearcherRow) => ({ type: 'researcher', id, label: name })

/** The researcher if the unit is in the scope of the caller; otherwise there is none. */
async function requireResearcher(tx: Db, actor: Actor, id: number): Promise<ResearcherRow> {
  await lockResearcher(tx, id)
  const row = await findResearcher(tx, id)
  if (!row || !coversPosition(actor.scopeOf(permissionCode), row.position)) throw notFound()
  return row
}

async function requireUnit(tx: Db, actor: Actor, orgId: number): Promise<void> {
  const unit = await findSchoolById(tx, orgId)
  if (!unit || !coversPosition(actor.scopeOf(permissionCode), unit.lft)) throw notFound()
}

/** What the log compares. */
const logged = ({ gardeId, courseId, title, orgId, intro, seq, state }: ResearcherRow) => ({
  subject: `${gardeId}-${courseId}`,
  title,
  orgId,
  intro,
  seq,
  state,
})

/** Adds a researcher of a subject, or changes one. */
export async function saveResearcher(call: Call<'insertOrUpdateResearcher'>): Promise<ResearcherRow> {
  const { db, actor, body, secrets } = call
  requireRules(brokenRules(researcherRules, body))
  const { id, gardeId, courseId, name = '', title = '', intro = '', seq = DEFAULT_SEQ, isPublished, version } = body
  const orgId = Number(body.orgId)
  return db.transaction(async (tx) => {
    const known = id === undefined ? undefined : await requireResearcher(tx, actor, id)
    if (known && version !== undefined && version !== known.version) throw versionConflict(presentResearcher(known))
    if (!(await findSubject(tx, gardeId, courseId))) throw invalidFields([{ field: 'courseId', key: 'stages.unknown' }])
    await requireUnit(tx, actor, orgId)
    const columns = {
      gardeId,
      courseId,
      name: name.trim(),
      title: title.trim(),
      intro: intro.trim(),
      orgId,
      seq,
      state: isPublished === true ? ('published' as const) : ('draft' as const),
    }
    if (known) await updateResearcher(tx, known.id, columns)
    const saved = await findResearcher(tx, known?.id ?? (await insertResearcher(tx, columns)))
    if (!saved) throw notFound()
    await recordOperation(tx, call, {
      action: known ? 'researcher.edit' : 'researcher.add',
      permissionCode,
      target: targetOf(saved),
      difference: await differenceOf(secrets, known ? logged(known) : {}, logged(saved)),
    })
    return saved
  })
}

/** Deletes a researcher, who is then no longer on the page of the subject. */
export async function removeResearcher(call: Call<'deleteResearcher'>): Promise<void> {
  await call.db.transaction(async (tx) => {
    const known = await requireResearcher(tx, call.actor, call.path.id)
    await deleteResearcherRow(tx, known.id)
    await recordOperation(tx, call, { action: 'researcher.delete', permissionCode, target: targetOf(known) })
  })
}
