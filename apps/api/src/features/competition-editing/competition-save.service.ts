import type { Schema } from '@doorway/api-client/types'
import { isMediaType } from '@doorway/api-client/rules'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import { parseSiteTime } from '../../clock'
import type { Db } from '../../db/database'
import { safeHtml } from '../../html/safe-html'
import { shorten } from '../../html/shorten'
import { requireCode } from '../../http/authorization'
import type { Call } from '../../http/call'
import { type FieldFault, invalidFields, notFound } from '../../http/refusals'
import { required } from '../../required'
import { coversArea, coversPosition } from '../../security/scope'
import { findArea } from '../areas/areas.queries'
import { findSchoolById } from '../organizations/organizations.queries'
import { lockManaged, readManaged, requireEditable } from './competition-editing.policy'
import { isCodeTaken } from './competition-parts.queries'
import {
  findManaged,
  findSiteOfArea,
  insertCompetition,
  type ManagedRow,
  updateCompetition,
} from './managed-competitions.queries'

type Save = Call<'insertOrUpdateCompetition'>
type Body = Save['body']

const CODE = /^[a-z][a-z0-9-]{2,39}$/
const MAX_SLOTS_OF_A_KEY = 1
const firstPromise = '1'
const noTexts = { host: '', undertaker: '', summary: '', introHtml: '', rulesHtml: '', promiseText: '' }

/** What the log calls a competition. */
export const targetOf = ({ id, name }: Pick<ManagedRow, 'id' | 'name'>) => ({ type: 'competition', id, label: name })

/** Faults of names and codes, which drafts of new editions have as well. */
export function nameFaults({ code, name }: { code?: string; name?: string }, isNew: boolean): FieldFault[] {
  const faults: FieldFault[] = []
  if (name === undefined ? isNew : name.trim() === '')
    faults.push({ field: 'name', key: 'competitionEditing.nameRequired' })
  if (code === undefined ? isNew : !CODE.test(code))
    faults.push({ field: 'code', key: 'competitionEditing.codeFormat' })
  return faults
}

function slotFaults(slots: Body['slots'] = []): FieldFault[] {
  return slots.flatMap((slot, index): FieldFault[] => {
    const faults: FieldFault[] = []
    const at = (field: string) => `slots.${index}.${field}`
    if (slot.label.trim() === '') faults.push({ field: at('label'), key: 'competitionEditing.slotLabelRequired' })
    if (slot.types.length === 0) faults.push({ field: at('types'), key: 'competitionEditing.slotTypesRequired' })
    const { media, maxSeconds } = slot
    if (media?.minSeconds && maxSeconds && media.minSeconds > maxSeconds)
      faults.push({ field: at('media.minSeconds'), key: 'competitionEditing.slotLengths' })
    if (media && !slot.types.some(isMediaType))
      faults.push({ field: at('types'), key: 'competitionEditing.slotNoMedia' })
    if (slots.filter(({ key }) => key === slot.key).length > MAX_SLOTS_OF_A_KEY)
      faults.push({ field: at('key'), key: 'competitionEditing.slotTwice' })
    return faults
  })
}

function requireValid(body: Body, known?: ManagedRow): void {
  const isNew = known === undefined
  const faults = nameFaults(body, isNew)
  if (isNew && body.kind === undefined) faults.push({ field: 'kind', key: 'competitionEditing.kindRequired' })
  if (isNew && body.organiserOrgId === undefined)
    faults.push({ field: 'organiserOrgId', key: 'competitionEditing.organiserRequired' })
  if (isNew && body.year === undefined) faults.push({ field: 'year', key: 'competitionEditing.yearRequired' })
  if (body.worksPublicFrom && !parseSiteTime(body.worksPublicFrom))
    faults.push({ field: 'worksPublicFrom', key: 'competitionEditing.timeInvalid' })
  faults.push(...slotFaults(body.slots))
  const [first, ...rest] = faults
  if (first) throw invalidFields([first, ...rest])
}

/** Throws when a save changes what visitors and entries already rely on. */
function requireUnfixed(body: Body, known: ManagedRow): void {
  if (known.state === 'draft') return
  const fixed = (['code', 'kind', 'level', 'organiserOrgId', 'areaCode', 'blind'] as const).filter(
    (field) => body[field] !== undefined && body[field] !== known[field],
  )
  const [first, ...rest] = fixed.map((field): FieldFault => ({ field, key: 'competitionEditing.fixed' }))
  if (first) throw invalidFields([first, ...rest])
}

/** The organiser and the area in the caller's scope, and the site whose visitors see the competition. */
async function placeOf(tx: Db, { actor, body }: Save, permissionCode: string, known?: ManagedRow) {
  const scope = actor.scopeOf(permissionCode)
  const organiserOrgId = required(body.organiserOrgId ?? known?.organiserOrgId, 'organiser')
  const organiser = await findSchoolById(tx, organiserOrgId)
  if (organiserOrgId !== known?.organiserOrgId && !(organiser && coversPosition(scope, organiser.lft))) throw notFound()
  const areaCode = body.areaCode ?? known?.areaCode ?? organiser?.areaCode
  const area = areaCode ? await findArea(tx, areaCode) : undefined
  if (!area) throw invalidFields([{ field: 'areaCode', key: 'organisations.unknownArea' }])
  const isChosen = area.areaCode !== known?.areaCode && area.areaCode !== organiser?.areaCode
  if (isChosen && !coversArea(scope, area.path))
    throw invalidFields([{ field: 'areaCode', key: 'organisations.unknownArea' }])
  const siteId = await findSiteOfArea(tx, area.path)
  if (siteId === undefined) throw invalidFields([{ field: 'areaCode', key: 'competitionEditing.noSite' }])
  return { organiserOrgId, areaCode: area.areaCode, siteId }
}

async function requireFreeCode(tx: Db, code: string | undefined, exceptId?: number): Promise<void> {
  if (code !== undefined && (await isCodeTaken(tx, code, exceptId)))
    throw invalidFields([{ field: 'code', key: 'competitionEditing.codeTaken' }])
}

const slotsOf = (slots: NonNullable<Body['slots']>) =>
  slots.map(({ maxSeconds, label, ...slot }) => ({ ...slot, label: label.trim(), ...(maxSeconds && { maxSeconds }) }))

/** The columns that a save names; a changed promise has to be accepted again, so it becomes another version. */
function columnsOf(body: Body, known?: ManagedRow) {
  const { code, shortName, edition, year, kind, level, host, undertaker, summary, limits, promiseText } = body
  const { blind, scoreVisibility, certificatePrefix, name, introHtml, rulesHtml, slots, worksPublicFrom } = body
  const isOtherPromise = known !== undefined && promiseText !== undefined && promiseText !== known.promiseText
  return {
    ...Object.fromEntries(
      Object.entries({ code, edition, year, kind, level, limits, promiseText, blind, scoreVisibility }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
    ...(name !== undefined && { name: name.trim() }),
    ...(shortName !== undefined && { shortName: shortName.trim() }),
    ...(host !== undefined && { host: host.trim() }),
    ...(undertaker !== undefined && { undertaker: undertaker.trim() }),
    ...(summary !== undefined && { summary: summary.trim() }),
    ...(introHtml !== undefined && { introHtml: safeHtml(introHtml) }),
    ...(rulesHtml !== undefined && { rulesHtml: safeHtml(rulesHtml) }),
    ...(slots && { workSchema: { slots: slotsOf(slots) } }),
    ...(worksPublicFrom !== undefined && {
      worksPublicFrom: worksPublicFrom === null ? null : required(parseSiteTime(worksPublicFrom), 'time'),
    }),
    ...(certificatePrefix !== undefined && { certificatePrefix: certificatePrefix?.trim() || null }),
    ...(isOtherPromise && { promiseVersion: `${known.id}-${known.version + 1}` }),
  }
}

/** What the log compares of a competition; long texts are there as hashes. */
export function loggedCompetition(row: ManagedRow) {
  const { code, name, shortName, edition, year, kind, level, organiserOrgId, areaCode, host, undertaker } = row
  const { summary, introHtml, rulesHtml, promiseText, blind, scoreVisibility, certificatePrefix, state } = row
  return {
    code,
    name,
    shortName,
    edition,
    year,
    kind,
    level,
    organiserOrgId,
    areaCode,
    host,
    undertaker,
    summary,
    introHtml,
    rulesHtml,
    promiseText,
    blind,
    scoreVisibility,
    certificatePrefix,
    state,
    limits: JSON.stringify(row.limits),
    slots: JSON.stringify(row.workSchema.slots),
    worksPublicFrom: row.worksPublicFrom?.toISOString(),
  }
}

async function insert(tx: Db, call: Save): Promise<number> {
  const { actor, body } = call
  requireValid(body)
  const place = await placeOf(tx, call, 'comp:add')
  await requireFreeCode(tx, body.code)
  const name = required(body.name, 'name').trim()
  return insertCompetition(tx, {
    ...noTexts,
    edition: 1,
    level: 'province',
    shortName: shorten(name, 40),
    eligibility: { userTypes: [], gardeIds: [] },
    limits: { perPerson: 1, coauthors: 0, instructors: 0 },
    workSchema: { slots: [] },
    promiseVersion: firstPromise,
    blind: 'double',
    scoreVisibility: 'band',
    state: 'draft',
    ...columnsOf(body),
    ...place,
    name,
    code: required(body.code, 'code'),
    kind: required(body.kind, 'kind'),
    year: required(body.year, 'year'),
    createdBy: actor.userId,
  })
}

async function update(tx: Db, call: Save, id: number): Promise<ManagedRow> {
  const { actor, body, clock } = call
  const known = await lockManaged(tx, call, 'comp:edit', { id, version: body.version })
  requireEditable(known)
  requireValid(body, known)
  requireUnfixed(body, known)
  const place = await placeOf(tx, call, 'comp:edit', known)
  await requireFreeCode(tx, body.code, id)
  const isPlaced = body.organiserOrgId !== undefined || body.areaCode !== undefined
  await updateCompetition(tx, id, {
    ...columnsOf(body, known),
    ...(isPlaced && place),
    updatedAt: clock.now(),
    updatedBy: actor.userId,
  })
  return known
}

/** Adds a draft, or changes a competition as far as its state allows. */
export async function saveCompetition(call: Save): Promise<Schema<'ManagedCompetition'>> {
  const { db, actor, body } = call
  const permissionCode = body.id === undefined ? 'comp:add' : 'comp:edit'
  requireCode(actor, permissionCode)
  return db.transaction(async (tx) => {
    const before = body.id === undefined ? undefined : await update(tx, call, body.id)
    const row = required(await findManaged(tx, body.id ?? (await insert(tx, call))), 'competition')
    await recordOperation(tx, call, {
      action: before ? 'competition.edit' : 'competition.add',
      permissionCode,
      target: targetOf(row),
      difference: await differenceOf(call.secrets, before ? loggedCompetition(before) : {}, loggedCompetition(row)),
    })
    return readManaged({ ...call, db: tx }, row)
  })
}
