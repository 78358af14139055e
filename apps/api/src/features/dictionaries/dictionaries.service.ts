import { brokenRules, dictionaryRules, dictionaryTypes, gradeDictionaryRules } from '@doorway/api-client/rules'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import { type Db, violatedConstraint } from '../../db/database'
import { requireCode } from '../../http/authorization'
import type { Actor, BodyOf, Call } from '../../http/call'
import { invalidFields, notFound, refuse, requireRules, versionConflict } from '../../http/refusals'
import { presentRow } from './dictionaries.presenter'
import {
  countGradeUsage,
  countUsers,
  deleteEntry,
  type EntryRow,
  findEntry,
  hasEntry,
  insertEntry,
  lockEntry,
  updateEntry,
} from './dictionaries.queries'

type Entry = BodyOf<'insertOrUpdateDictionary'>

/** The promotion of the last grade. */
const NO_NEXT_GRADE = '0'

const isGrade = (dicType: string | undefined) => dicType === dictionaryTypes.grade
const codeFor = (dicType: string | undefined) => (isGrade(dicType) ? 'dict:grade:edit' : 'dict:edit')
const targetOf = ({ id, dicDisplay }: EntryRow) => ({ type: 'dictionary', id, label: dicDisplay })

/** The columns of a valid body. A grade is known by its code, so that is its value as well. */
function columnsOf(body: Entry) {
  const { dicType = '', dicValue = '', dicDisplay = '', dicName = null, dicCode = null } = body
  const named = isGrade(dicType) ? { dicValue: dicCode ?? '', dicDisplay: dicName ?? '' } : { dicValue, dicDisplay }
  return {
    dicType,
    ...named,
    dicOrder: Number(body.dicOrder),
    dicName,
    dicCode: dicCode === '' ? null : dicCode,
    isEnd: body.isEnd ?? null,
    dicUp: body.dicUp ?? null,
    ...(body.labels && { labelI18n: body.labels }),
    ...(body.enabled !== undefined && { enabled: body.enabled }),
  }
}

function requireValid(body: Entry): void {
  requireRules(brokenRules(isGrade(body.dicType) ? gradeDictionaryRules : dictionaryRules, body))
  // The grade form of section 5 allows any code; a dictionary value has to consist of digits.
  const hasBadCode = isGrade(body.dicType) && !/^\d{1,20}$/.test(body.dicCode ?? '')
  if (hasBadCode) throw invalidFields([{ field: 'dicCode', key: 'dictionaries.error.valueFormat' }])
}

/** What the log compares of an entry. */
const logged = ({ id: _id, version: _version, labelI18n, ...columns }: EntryRow) => ({
  ...columns,
  labels: labelI18n && JSON.stringify(labelI18n),
})

async function requireUnused(tx: Db, entry: EntryRow): Promise<void> {
  if (isGrade(entry.dicType)) {
    const usage = await countGradeUsage(tx, entry)
    if (usage.schools + usage.grades > 0) throw refuse('DICTIONARY_IN_USE', 'dictionaries.gradeInUse', usage)
    return
  }
  const users = await countUsers(tx, entry)
  if (users > 0) throw refuse('DICTIONARY_IN_USE', 'dictionaries.inUse', { users })
}

/** A grade moves up to another one of the dictionary, or to none. */
async function requireNextGrade(tx: Db, { dicType, dicUp, dicCode }: Entry): Promise<void> {
  if (!isGrade(dicType) || !dicUp || dicUp === NO_NEXT_GRADE) return
  const isOther = dicUp !== dicCode && (await hasEntry(tx, dictionaryTypes.grade, dicUp))
  if (!isOther) throw invalidFields([{ field: 'dicUp', key: 'dictionaries.nextGradeUnknown' }])
}

async function requireEntry(tx: Db, actor: Actor, id: number): Promise<EntryRow> {
  const entry = await lockEntry(tx, id)
  if (!entry) throw notFound()
  requireCode(actor, codeFor(entry.dicType))
  return entry
}

/** Changes an entry and returns it as it was before. */
async function update(tx: Db, actor: Actor, id: number, body: Entry): Promise<EntryRow> {
  const entry = await requireEntry(tx, actor, id)
  const columns = columnsOf(body)
  if (body.version !== undefined && body.version !== entry.version) throw versionConflict(presentRow(entry))
  if (columns.dicType !== entry.dicType) throw invalidFields([{ field: 'dicType', key: 'dictionaries.typeFixed' }])
  if (columns.dicValue !== entry.dicValue) await requireUnused(tx, entry)
  await updateEntry(tx, id, columns)
  return entry
}

/** Adds an entry or changes one. A value that people carry stays as it is. */
export async function saveEntry(call: Call<'insertOrUpdateDictionary'>): Promise<EntryRow> {
  const { db, actor, body } = call
  requireCode(actor, codeFor(body.dicType))
  requireValid(body)
  return db
    .transaction(async (tx) => {
      await requireNextGrade(tx, body)
      const before = body.id === undefined ? undefined : await update(tx, actor, body.id, body)
      const id = body.id ?? (await insertEntry(tx, columnsOf(body)))
      const entry = await findEntry(tx, id)
      if (!entry) throw notFound()
      await recordOperation(tx, call, {
        action: before ? 'dictionary.edit' : 'dictionary.add',
        permissionCode: codeFor(body.dicType),
        target: targetOf(entry),
        difference: await differenceOf(call.secrets, before ? logged(before) : {}, logged(entry)),
      })
      return entry
    })
    .catch((error: unknown) => {
      const constraint = violatedConstraint(error)
      if (constraint === undefined) throw error
      const field = constraint.includes('dic_value') && !isGrade(body.dicType) ? 'dicValue' : 'dicCode'
      throw invalidFields([{ field, key: 'dictionaries.valueTaken' }])
    })
}

/** Deletes an entry that no person has. */
export async function removeEntry(call: Call<'deleteDictionary'>): Promise<void> {
  await call.db.transaction(async (tx) => {
    const entry = await requireEntry(tx, call.actor, call.path.id)
    await requireUnused(tx, entry)
    await deleteEntry(tx, entry.id)
    const permissionCode = codeFor(entry.dicType)
    await recordOperation(tx, call, { action: 'dictionary.delete', permissionCode, target: targetOf(entry) })
  })
}
