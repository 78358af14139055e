import { demoIdCard, demoMobile } from '../demo/person-data'
import type { SeedGrade } from './class-seed'
import type { SeedOrganization } from './organization-seed'
import { personName } from './person-names'
import type { Preset } from './presets'
import { apportion, type Random } from './random'
import { itemAt } from '../required'

/** A generated person. */
export interface SeedPerson {
  id: number
  username: string
  name: string
  userType: '2' | '3' | '4' | '5' | '6'
  organization: SeedOrganization
  sex: '0' | '1'
  birth: string
  idCard: string | undefined
  mobile: string | undefined
  isDisabled: boolean
  isInitial: boolean
  grade: SeedGrade | undefined
  classId: number | undefined
  duty: string | undefined
  /** The student of a parent. */
  childId: number | undefined
}

/** An organization and how many people of each type it has. */
export interface StaffedOrganization extends SeedOrganization {
  teachers: number
  students: number
  parents: number
  staff: number
  people: number
}

const LARGEST = 10
const LARGEST_WEIGHT = 45
const SIGMA = 1.15
const THIS_YEAR = 2026
const DAY_MS = 86_400_000

/** Divides the people among the organizations: long-tailed over schools, ten of them very large. */
export function staffOrganizations(
  organizations: readonly SeedOrganization[],
  { users }: Preset,
  random: Random,
): StaffedOrganization[] {
  const schools = organizations.filter(({ kind }) => kind !== undefined)
  const offices = organizations.filter(({ kind }) => kind === undefined)
  const weights = schools.map(() => random.logNormal(0.516, SIGMA))
  const step = Math.max(1, Math.floor(schools.length / LARGEST))
  for (let index = 0; index < schools.length; index += step) weights[index] = LARGEST_WEIGHT
  const teachers = apportion(users.teachers, weights, 1)
  const students = apportion(users.students, weights, 1)
  const parents = apportion(users.parents, weights)
  const staff = apportion(
    users.staff,
    offices.map(() => random.logNormal(1, 0.5)),
    1,
  )
  const counts = new Map<number, Pick<StaffedOrganization, 'teachers' | 'students' | 'parents' | 'staff'>>()
  schools.forEach(({ id }, index) =>
    counts.set(id, {
      teachers: itemAt(teachers, index),
      students: itemAt(students, index),
      parents: Math.min(itemAt(parents, index), 4 * itemAt(students, index)),
      staff: 0,
    }),
  )
  offices.forEach(({ id }, index) =>
    counts.set(id, { teachers: 0, students: 0, parents: 0, staff: itemAt(staff, index) }),
  )
  return organizations.map((organization) => {
    const count = counts.get(organization.id) ?? { teachers: 0, students: 0, parents: 0, staff: 0 }
    const people = count.teachers + count.students + count.parents + count.staff
    return { ...organization, ...count, people }
  })
}

function usernameOf(random: Random, id: number, pinyin: string, areaCode: string): string {
  const kind = random.unit()
  if (kind < 0.6) return `${pinyin}${String(id).padStart(6, '0')}`
  return kind < 0.9 ? `${areaCode.slice(2, 6)}-${String(id).padStart(7, '0')}` : `u_${id.toString(36).padStart(6, '0')}`
}

/** Makes the people of one organization after the other, so that only the numbers of one county are held. */
export class PeopleMaker {
  #id: number
  #county = ''
  readonly #serials = new Map<string, number>()

  constructor(
    private readonly random: Random,
    firstId: number,
  ) {
    this.#id = firstId
  }

  *of(organization: StaffedOrganization, grades: readonly SeedGrade[]): Generator<SeedPerson> {
    if (organization.areaCode !== this.#county) this.#serials.clear()
    this.#county = organization.areaCode
    for (let n = 0; n < organization.staff; n += 1)
      yield this.#adult(organization, this.random.isTrue(0.85) ? '2' : '3')
    for (let n = 0; n < organization.teachers; n += 1) {
      const duty = n === 0 ? '1' : n === 1 ? '2' : String(this.random.whole(3, 7))
      yield { ...this.#adult(organization, '4'), duty }
    }
    const firstStudent = this.#id
    for (let n = 0; n < organization.students; n += 1) yield this.#student(organization, grades)
    for (let n = 0; n < organization.parents; n += 1) {
      yield { ...this.#adult(organization, '6'), childId: firstStudent + (n % organization.students) }
    }
  }

  #adult(organization: SeedOrganization, userType: SeedPerson['userType']): SeedPerson {
    const { random } = this
    const femaleShare = userType !== '4' ? 0.5 : organization.kind === 'kindergarten' ? 0.97 : 0.7
    const birthYear = random.whole(THIS_YEAR - 58, THIS_YEAR - 24)
    return this.#person(organization, { userType, sex: random.isTrue(femaleShare) ? '1' : '0', birthYear })
  }

  #student(organization: SeedOrganization, grades: readonly SeedGrade[]): SeedPerson {
    const { random } = this
    const grade = grades[random.whole(0, grades.length - 1)]
    const age = grade ? ({ '1': 3, '2': 6, '3': 12, '4': 15 }[grade.gardeId] ?? 6) : 6
    const birthYear = (grade?.inYear ?? THIS_YEAR) - age
    const person = this.#person(organization, { userType: '5', sex: random.isTrue(0.48) ? '1' : '0', birthYear })
    const schoolClass = grade?.classes[random.whole(0, grade.classes.length - 1)]
    return { ...person, grade, classId: schoolClass?.id }
  }

  #person(
    organization: SeedOrganization,
    { userType, sex, birthYear }: { userType: SeedPerson['userType']; sex: '0' | '1'; birthYear: number },
  ): SeedPerson {
    const { random } = this
    const id = this.#id++
    const { name, pinyin } = personName(random, sex, birthYear > 2000)
    const day = new Date(Date.UTC(birthYear, 0, 1) + random.whole(0, 364) * DAY_MS)
    const birth = day.toISOString().slice(0, 10)
    const isAdult = userType !== '5'
    return {
      id,
      username: usernameOf(random, id, pinyin, organization.areaCode),
      name,
      userType,
      organization,
      sex,
      birth,
      idCard: random.isTrue(0.7) ? this.#idCard(organization.areaCode, birth, sex) : undefined,
      mobile: isAdult && random.isTrue(0.9) ? demoMobile(1_000_000 + id) : undefined,
      isDisabled: random.isTrue(0.03),
      isInitial: random.isTrue(0.008),
      grade: undefined,
      classId: undefined,
      duty: undefined,
      childId: undefined,
    }
  }

  /** The serial number encodes the sex: odd for men, even for women; one county has 500 of each on a day. */
  #idCard(areaCode: string, birth: string, sex: '0' | '1'): string | undefined {
    const key = `${birth}${sex}`
    const serial = this.#serials.get(key) ?? 0
    if (serial >= 500) return undefined
    this.#serials.set(key, serial + 1)
    return demoIdCard(areaCode, birth, serial * 2 + (sex === '0' ? 1 : 0))
  }
}
