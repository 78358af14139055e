import { brokenCertificate, type CertificateFault, type CertificateTemplateDraft } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import { siteTime } from '../../clock'
import type { Db } from '../../db/database'
import type { AnyCall, Call } from '../../http/call'
import { type FieldFault, invalidFields, notFound, refuse, versionConflict } from '../../http/refusals'
import { coversPosition } from '../../security/scope'
import { requireManaged } from '../competition-editing/competition-editing.policy'
import {
  deleteTemplate,
  findTemplate,
  insertTemplate,
  isNameTaken,
  listTemplateAwards,
  listTemplates,
  listUsers,
  lockTemplate,
  type TemplateRow,
  updateAwardTemplate,
  updateTemplate,
} from './certificate-templates.queries'

/** The code for templates of certificates. */
export const TEMPLATE = 'comp:cert:template'

type Template = Schema<'CertificateTemplate'>

/** A template for its editor. */
function presentTemplate(row: TemplateRow): Template {
  const { id, ownerName, orientation, name, title, body, issuer, numberRule } = row
  const { isEnabled, version, awards, certificates, updatedAt } = row
  return {
    id,
    ownerName,
    orientation,
    name,
    title,
    body,
    issuer,
    numberRule,
    isEnabled,
    version,
    awards,
    certificates,
    updatedAt: siteTime(updatedAt),
  }
}

const faultKeys = {
  required: 'certificates.textRequired',
  tooLong: 'certificates.tooLong',
  unknownField: 'certificates.unknownField',
  noSequence: 'certificates.noSequence',
  longNumber: 'certificates.longNumber',
  noHolder: 'certificates.noHolder',
} as const

/** A fault of a rule with its sentence; the example is of a sequence. */
const toFault = ({ field, fault, name = '' }: CertificateFault): FieldFault => ({
  field,
  key: faultKeys[fault],
  gaps: { name, example: '{seq:6}' },
})

/** The texts of a template as they are stored. Throws when one breaks a rule. */
export function requireDraft(sent: CertificateTemplateDraft): CertificateTemplateDraft {
  const draft = {
    orientation: sent.orientation,
    name: sent.name.trim(),
    title: sent.title.trim(),
    body: sent.body.replaceAll('\r\n', '\n').trim(),
    issuer: sent.issuer.trim(),
    numberRule: sent.numberRule.trim(),
  }
  const [first, ...rest] = brokenCertificate(draft).map(toFault)
  if (first) throw invalidFields([first, ...rest])
  return draft
}

/** The template if its owner is in the caller's scope; otherwise it is not there. */
async function requireTemplate({ db, actor }: Pick<AnyCall, 'db' | 'actor'>, id: number): Promise<TemplateRow> {
  const row = await findTemplate(db, id)
  if (!row || !coversPosition(actor.scopeOf(TEMPLATE), row.position)) throw notFound()
  return row
}

/** The template in the version that the caller has seen, locked. */
async function claim(tx: Db, call: AnyCall, { id, version }: { id: number; version?: number }): Promise<TemplateRow> {
  await requireTemplate({ ...call, db: tx }, id)
  await lockTemplate(tx, id)
  const row = await requireTemplate({ ...call, db: tx }, id)
  if (version !== undefined && version !== row.version) throw versionConflict(presentTemplate(row))
  return row
}

/** Templates of the organiser of a competition, and which award of it has which. */
export async function readTemplates(
  call: Pick<AnyCall, 'db' | 'actor' | 'clock'>,
  competitionId: number,
): Promise<Schema<'CertificateTemplates'>> {
  const competition = await requireManaged(call, TEMPLATE, competitionId)
  const [templates, awards] = await Promise.all([
    listTemplates(call.db, competition.organiserOrgId),
    listTemplateAwards(call.db, competition.id),
  ])
  const { certificatePrefix, year, host } = competition
  return { templates: templates.map(presentTemplate), awards, code: certificatePrefix, year, host }
}

const targetOf = ({ id, name }: { id: number; name: string }) => ({ type: 'certificate-template', id, label: name })
const textsOf = ({ orientation, title, body, issuer, numberRule }: CertificateTemplateDraft) =>
  JSON.stringify({ orientation, title, body, issuer, numberRule })

/** Stores a template whole. A new one belongs to the organiser of the named competition. */
export function saveTemplate(call: Call<'saveCertificateTemplate'>): Promise<Template> {
  const { db, body, clock } = call
  const { id, version, competitionId, isEnabled, ...sent } = body
  return db.transaction(async (tx) => {
    const inside = { ...call, db: tx }
    const competition = await requireManaged(inside, TEMPLATE, competitionId)
    const known =
      id === undefined ? undefined : await claim(tx, call, { id, ...(version !== undefined && { version }) })
    if (known && known.ownerOrgId !== competition.organiserOrgId) throw notFound()
    const draft = requireDraft(sent)
    const isTaken = await isNameTaken(tx, competition.organiserOrgId, draft.name, id ?? null)
    if (isTaken) throw invalidFields([{ field: 'name', key: 'certificates.nameTaken' }])
    const write = { ...draft, isEnabled, at: clock.now() }
    if (known) await updateTemplate(tx, known.id, write)
    const savedId = known ? known.id : await insertTemplate(tx, competition.organiserOrgId, write)
    await recordOperation(tx, call, {
      action: 'certificate-template.save',
      permissionCode: TEMPLATE,
      target: targetOf({ id: savedId, name: draft.name }),
      difference: await differenceOf(call.secrets, known ? { name: known.name, value: textsOf(known) } : {}, {
        name: draft.name,
        value: textsOf(draft),
      }),
    })
    return presentTemplate(await requireTemplate(inside, savedId))
  })
}

/** Deletes a template that no award and no certificate uses. */
export function removeTemplate(call: Call<'deleteCertificateTemplate'>): Promise<boolean> {
  return call.db.transaction(async (tx) => {
    const row = await claim(tx, call, call.body)
    const users = await listUsers(tx, row.id)
    if (users.length > 0) throw refuse('TEMPLATE_USED', 'certificates.templateUsed', { names: users.join('、') })
    await deleteTemplate(tx, row.id)
    await recordOperation(tx, call, {
      action: 'certificate-template.delete',
      permissionCode: TEMPLATE,
      target: targetOf(row),
    })
    return true
  })
}

/** The template of the organiser, locked. */
async function requireChoice(tx: Db, call: AnyCall, id: number, ownerOrgId: number): Promise<TemplateRow> {
  const row = await claim(tx, call, { id })
  if (row.ownerOrgId !== ownerOrgId) throw notFound()
  return row
}

const WORK = '{work}'

/** Stores which templates the awards of a competition have; certificates that are issued stay as they are. */
export function chooseTemplates(call: Call<'chooseCertificateTemplates'>): Promise<Schema<'CertificateTemplates'>> {
  const { db, body } = call
  return db.transaction(async (tx) => {
    const inside = { ...call, db: tx }
    const competition = await requireManaged(inside, TEMPLATE, body.competitionId)
    const awards = await listTemplateAwards(tx, competition.id)
    const ids = [...new Set(body.choices.flatMap(({ templateId }) => templateId ?? []))].toSorted((a, b) => a - b)
    const templates = new Map<number, TemplateRow>()
    for (const id of ids) templates.set(id, await requireChoice(tx, call, id, competition.organiserOrgId))
    for (const [index, { awardId, templateId }] of body.choices.entries()) {
      const award = awards.find((each) => each.awardId === awardId)
      if (!award) throw notFound()
      const template = templateId === null ? undefined : templates.get(templateId)
      const field = `choices.${index}.templateId`
      const isNew = template !== undefined && award.templateId !== template.id
      if (isNew && !template.isEnabled) throw invalidFields([{ field, key: 'certificates.templateDisabled' }])
      const hasNoWork = award.isOrganization && template?.body.includes(WORK) === true
      if (hasNoWork) throw invalidFields([{ field, key: 'certificates.templateNeedsWork' }])
      await updateAwardTemplate(tx, awardId, templateId)
    }
    await recordOperation(tx, call, {
      action: 'certificate-template.choose',
      permissionCode: TEMPLATE,
      target: { type: 'competition', id: competition.id, label: competition.name },
      facts: { choices: JSON.stringify(body.choices) },
    })
    return readTemplates(inside, competition.id)
  })
}
