import type { AnyCall } from '../../http/call'
import { invalidFields, notFound } from '../../http/refusals'
import { coversPosition } from '../../security/scope'
import { parseList, type UserInput } from './user-input'
import { listPositions, listStageIds, listSubjectPairs } from './user-references.queries'

const MOST = 10

/** The three lists of a write (ext1, ext2, ext3), looked up; an undefined one stays as it is. */
export interface Assignments {
  schoolIds?: readonly number[]
  gardeIds?: readonly string[]
  pairs?: readonly string[]
}

async function resolveSchools({ db, actor }: AnyCall, code: string, list: string | undefined) {
  if (list === undefined) return undefined
  const ids = parseList(list).map(Number)
  const found = ids.length === 0 ? [] : await listPositions(db, ids.filter(Number.isSafeInteger))
  const areCovered = found.every(({ lft }) => coversPosition(actor.scopeOf(code), lft))
  if (found.length !== ids.length || !areCovered) throw notFound()
  return ids
}

/** Looks the lists up. Organizations have to be in scope, stages and subjects have to exist. */
export async function resolveAssignments(
  call: AnyCall,
  code: string,
  input: UserInput,
  prefix: string,
): Promise<Assignments> {
  const { db } = call
  const gardeIds = input.ext2 === undefined ? undefined : parseList(input.ext2)
  const pairs = input.ext3 === undefined ? undefined : parseList(input.ext3)
  const schoolIds = await resolveSchools(call, code, input.ext1)
  const tooLong = [schoolIds, gardeIds, pairs].findIndex((list) => list !== undefined && list.length > MOST)
  if (tooLong >= 0) throw invalidFields([{ field: `${prefix}ext${tooLong + 1}`, key: 'problem.long' }])
  if (gardeIds?.length && (await listStageIds(db, gardeIds)).length !== gardeIds.length) {
    throw invalidFields([{ field: `${prefix}ext2`, key: 'users.unknownSubject' }])
  }
  if (pairs?.length && (await listSubjectPairs(db, pairs)).length !== pairs.length) {
    throw invalidFields([{ field: `${prefix}ext3`, key: 'users.unknownSubject' }])
  }
  return { schoolIds, gardeIds, pairs }
}
