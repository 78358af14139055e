import {
  brokenRules,
  newStudentRules,
  newTeacherRules,
  newUserRules,
  storedStudentRules,
  storedTeacherRules,
  storedUserRules,
  userTypes,
} from '@doorway/api-client/rules'
import type { AnyCall } from '../../http/call'
import type { FieldFault } from '../../http/refusals'
import { isCommonPassword } from '../../security/common-passwords'
import { coversPosition } from '../../security/scope'
import { locales } from '@doorway/api-client/rules'
import { translate } from '../../strings/translate'
import { cellOf, type CheckedLine, type ImportLine, type ImportMode } from './import-kind'
import { type RoleLookup, roleNamesOf, type UserReferences } from './user-lookups'
import type { ExistingUser } from './user-lookups.queries'

type Rules = Parameters<typeof brokenRules>[0]
const NEW: Readonly<Record<string, Rules>> = {
  [userTypes.teacher]: newTeacherRules,
  [userTypes.student]: newStudentRules,
}
const STORED: Readonly<Record<string, Rules>> = {
  [userTypes.teacher]: storedTeacherRules,
  [userTypes.student]: storedStudentRules,
}
const FEMALE = new Set(['1', ...locales.map((locale) => translate(locale, 'export.female'))])
const MALE = new Set(['0', ...locales.map((locale) => translate(locale, 'export.male'))])

/** What a row means once its words are looked up. */
export interface UserDraft extends CheckedLine {
  values: Readonly<Record<string, string>>
  existing: ExistingUser | undefined
  userType: string
  schoolId: number | null
  orgPos: number | undefined
  areaCode: string
  sex: '0' | '1' | undefined
  duty: string | undefined
  roleIds: readonly number[] | undefined
  gradeId: number | undefined
  classId: number | undefined
}

/** Reads rows of people. Remembers the names and numbers of earlier rows, so that duplicates are found. */
export class UserReader {
  readonly #firstRows = new Map<string, number>()

  constructor(
    private readonly call: AnyCall,
    private readonly mode: ImportMode,
    private readonly roles: RoleLookup,
  ) {}

  async read(line: ImportLine, references: UserReferences): Promise<UserDraft> {
    const { values, row } = line
    const existing = references.existing.get(cellOf(values, 'username').toLowerCase())
    const school = references.organizations.get(cellOf(values, 'schoolId'))
    const area = references.areas.get(cellOf(values, 'areaCode'))
    const userType =
      references.typeOf(cellOf(values, 'userType')) ?? (values['userType'] ? '' : (existing?.userType ?? ''))
    const sexCell = cellOf(values, 'sex').trim()
    const roles = await this.#readRoles(values['roleIds'])
    const draft: UserDraft = {
      row,
      values,
      existing,
      isExisting: existing !== undefined,
      userType,
      schoolId: school?.place?.id ?? null,
      orgPos: school?.place?.lft,
      areaCode: area?.place?.code ?? '',
      sex: FEMALE.has(sexCell) ? '1' : MALE.has(sexCell) ? '0' : undefined,
      duty: values['userDutyType'] ? references.dutyOf(values['userDutyType']) : undefined,
      roleIds: roles?.ids,
      faults: [],
      ...this.#classOf(values, school?.place?.id ?? existing?.schoolId, references),
    }
    const doubles = this.#doubles(draft)
    if (existing && this.mode === 'skip') return { ...draft, faults: doubles }
    const found: FieldFault[] = [
      ...doubles,
      ...(school?.fault ? [{ field: 'schoolId', key: school.fault }] : []),
      ...(area?.fault ? [{ field: 'areaCode', key: area.fault }] : []),
      ...(roles?.faults ?? []),
      ...this.#wordFaults(draft),
      ...this.#takenFaults(draft, references),
      ...this.#classFaults(draft),
      ...this.#editFaults(draft, references),
    ]
    const known = new Set(found.map(({ field }) => field))
    const broken = this.#brokenRules(draft).filter(({ field }) => !known.has(field))
    return { ...draft, faults: [...found, ...broken] }
  }

  #brokenRules({ values, existing, userType, schoolId, areaCode }: UserDraft): FieldFault[] {
    const resolved = { ...values, userType, schoolId, areaCode }
    if (!existing) {
      const empty = { username: '', name: '', password: '', email: '' }
      const broken: FieldFault[] = brokenRules(NEW[userType] ?? newUserRules, { ...empty, ...resolved })
      return isCommonPassword(cellOf(values, 'password'))
        ? [...broken, { field: 'password', key: 'password.common' }]
        : broken
    }
    const sent = Object.entries(resolved).filter(([field, value]) => field in values && value !== '')
    return brokenRules(STORED[userType] ?? storedUserRules, Object.fromEntries(sent))
  }

  #doubles({ row, values }: UserDraft): FieldFault[] {
    const keys = [
      ['username', cellOf(values, 'username').toLowerCase()],
      ['idCard', cellOf(values, 'idCard').toUpperCase()],
      ['enrollmentNumber', cellOf(values, 'enrollmentNumber')],
    ] as const
    return keys.flatMap(([field, value]): FieldFault[] => {
      if (value === '') return []
      const first = this.#firstRows.get(`${field} ${value}`)
      if (first === undefined || first === row) {
        this.#firstRows.set(`${field} ${value}`, row)
        return []
      }
      return [{ field, key: 'import.doubleInFile', gaps: { row: first } }]
    })
  }

  #wordFaults({ values, userType, sex, duty }: UserDraft): FieldFault[] {
    const faults: FieldFault[] = []
    if (values['userType'] && userType === '') faults.push({ field: 'userType', key: 'users.unknownType' })
    if (values['sex']?.trim() && sex === undefined) faults.push({ field: 'sex', key: 'import.unknownSex' })
    if (values['userDutyType'] && duty === undefined) faults.push({ field: 'userDutyType', key: 'users.unknownDuty' })
    return faults
  }

  #takenFaults({ values, existing }: UserDraft, references: UserReferences): FieldFault[] {
    const faults: FieldFault[] = []
    const isTaken = (owner: number | undefined) => owner !== undefined && owner !== existing?.id
    const card = references.idCardOwners.get(references.idCards.get(cellOf(values, 'idCard')))
    if (isTaken(card)) faults.push({ field: 'idCard', key: 'users.idCardTaken' })
    const number = references.enrollmentOwners.get(references.enrollments.get(cellOf(values, 'enrollmentNumber')))
    if (isTaken(number)) faults.push({ field: 'enrollmentNumber', key: 'users.idCardTaken' })
    return faults
  }

  #classOf(values: Readonly<Record<string, string>>, schoolId: number | null | undefined, { classes }: UserReferences) {
    const grade = values['gradeId']?.trim()
    const name = values['classId']?.trim()
    const found = classes.find(
      (each) => each.schoolId === schoolId && each.grade === grade && (!name || each.className === name),
    )
    return { gradeId: found?.gradeId, classId: name ? (found?.classId ?? undefined) : undefined }
  }

  #classFaults({ values, gradeId, classId }: UserDraft): FieldFault[] {
    const isLost = (values['gradeId'] && gradeId === undefined) || (values['classId'] && classId === undefined)
    return isLost ? [{ field: 'classId', key: 'import.unknownClass' }] : []
  }

  #editFaults({ existing, values }: UserDraft, { higherRanked }: UserReferences): FieldFault[] {
    if (!existing) return []
    const { actor } = this.call
    if (existing.username !== values['username']) return [{ field: 'username', key: 'users.error.usernameTaken' }]
    const isCovered = coversPosition(actor.scopeOf('sys:user:edit'), existing.orgPos)
    const mayEdit = isCovered && !higherRanked.has(existing.id) && existing.id !== actor.userId
    return mayEdit ? [] : [{ field: 'username', key: 'import.notEditable' }]
  }

  async #readRoles(cell: string | undefined) {
    if (!cell) return undefined
    const ids: number[] = []
    const faults: FieldFault[] = []
    for (const name of roleNamesOf(cell)) {
      const id = await this.roles.idOf(name)
      if (id === undefined) faults.push({ field: 'roleIds', key: 'import.unknownRole', gaps: { name } })
      else if (await this.roles.isGrantable(id)) ids.push(id)
      else faults.push({ field: 'roleIds', key: 'users.roleNotGrantable' })
    }
    return { ids, faults: faults.slice(0, 1) }
  }
}
