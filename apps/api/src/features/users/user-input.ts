import { isMasked, userTypes } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import type { AnyCall } from '../../http/call'
import { invalidFields, notFound } from '../../http/refusals'
import { birthDateOf } from '../../security/masks'
import { seal } from '../../security/personal-data'
import { coversPosition } from '../../security/scope'
import { findArea } from '../areas/areas.queries'
import { hasEntry } from '../dictionaries/dictionaries.queries'
import { renewHashes } from './renew-hashes.queries'
import { findOrganizationPosition } from './user-references.queries'

/** Members that every kind of user has in a write. */
export type UserInput = Schema<'UserWrite'>

/** Members of a write that may be stored, without lists and secrets. Everything else in a request has no way in. */
export interface UserColumns {
  name?: string
  userType?: string
  schoolId?: number
  orgPos?: number
  areaCode?: string
  sex?: '0' | '1' | null
  remark?: string
  email?: string
  idCardEnc?: string | null
  idCardHash?: string | null
  birthDate?: string | null
  mobileEnc?: string | null
  mobileHash?: string | null
}

/** A write without the members that are null. */
type Stated<Input> = { [Name in keyof Input]: Exclude<Input[Name], null> }

/** Members that every kind of user has in a write, as far as they are stated. */
export type StatedInput = Stated<UserInput>

/** Leaves out the members that are null: a detail shows them so when nothing is stored, and then nothing changes. */
export function withoutNulls<Input extends object>(input: Input): Stated<Input> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries are those of the input
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as Stated<Input>
}

/** Splits a comma list (`"3,7"`), keeping its order; empty parts do not count. */
export function parseList(list: string): string[] {
  return [
    ...new Set(
      list
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ]
}

/** An absent or masked value means "unchanged", an empty one removes what is stored. */
export function isUnchanged(value: string | null | undefined): boolean {
  return value === undefined || value === null || isMasked(value)
}

async function sealedColumns(
  { db, secrets }: Pick<AnyCall, 'db' | 'secrets'>,
  { idCard, mobile }: Pick<UserInput, 'idCard' | 'mobile'>,
): Promise<UserColumns> {
  const columns: UserColumns = {}
  if (typeof idCard === 'string' && !isUnchanged(idCard)) {
    const sealed = idCard === '' ? undefined : await seal(secrets, idCard)
    if (sealed) await renewHashes(db, secrets, 'idCard', [idCard])
    columns.idCardEnc = sealed?.enc ?? null
    columns.idCardHash = sealed?.hash ?? null
    columns.birthDate = birthDateOf(idCard) ?? null
  }
  if (typeof mobile === 'string' && !isUnchanged(mobile)) {
    const sealed = mobile === '' ? undefined : await seal(secrets, mobile)
    columns.mobileEnc = sealed?.enc ?? null
    columns.mobileHash = sealed?.hash ?? null
  }
  return columns
}

/** Position of the organization in the tree, if it is within the scope of the code. */
export async function requirePosition({ db, actor }: AnyCall, code: string, schoolId: number): Promise<number> {
  const position = await findOrganizationPosition(db, schoolId)
  if (position === undefined || !coversPosition(actor.scopeOf(code), position)) throw notFound()
  return position
}

/** Turns the request into columns: foreign ids looked up and in scope, personal values sealed. */
export async function resolveColumns(
  call: AnyCall,
  code: string,
  input: StatedInput,
  prefix: string,
): Promise<UserColumns> {
  const { db } = call
  const { userType, areaCode, schoolId, email, sex } = input
  if (userType !== undefined && !(await hasEntry(db, '8', userType))) {
    throw invalidFields([{ field: `${prefix}userType`, key: 'users.unknownType' }])
  }
  if (areaCode !== undefined && !(await findArea(db, areaCode))) {
    throw invalidFields([{ field: `${prefix}areaCode`, key: 'users.error.areaRequired' }])
  }
  const orgPos = typeof schoolId === 'number' ? await requirePosition(call, code, schoolId) : undefined
  return {
    name: input.name,
    userType,
    schoolId: schoolId ?? undefined,
    orgPos,
    areaCode,
    sex: sex === '' ? null : sex,
    remark: input.remark,
    email: isUnchanged(email) ? undefined : email,
    ...(await sealedColumns(call, input)),
  }
}

/** Columns of a parent record inside a student form. Parents belong to the student's organization. */
export async function resolveParentColumns(call: AnyCall, parent: Schema<'ParentWrite'>): Promise<UserColumns> {
  return { name: parent.name, userType: userTypes.parent, ...(await sealedColumns(call, parent)) }
}
