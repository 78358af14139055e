import type { SeedOrganization } from './organization-seed'
import type { SchoolKind } from './presets'
import { apportion, type Random } from './random'

/** A grade of a generated school with its classes. */
export interface SeedGrade {
  id: number
  schoolId: number
  gardeId: string
  name: string
  inYear: number
  seq: number
  classes: { id: number; name: string; seq: number }[]
}

const STAGES: Readonly<Record<string, readonly string[]>> = {
  '1': ['小班', '中班', '大班'],
  '2': ['一年级', '二年级', '三年级', '四年级', '五年级', '六年级'],
  '3': ['七年级', '八年级', '九年级'],
  '4': ['高一年级', '高二年级', '高三年级'],
}
const TAUGHT: Readonly<Record<SchoolKind, readonly string[]>> = {
  kindergarten: ['1'],
  primary: ['2'],
  junior: ['3'],
  nineYear: ['2', '3'],
  senior: ['4'],
  complete: ['3', '4'],
  twelveYear: ['2', '3', '4'],
  vocational: ['4'],
  special: ['2', '3'],
}

/** Grades and classes of the schools; larger schools have more classes in a grade. */
export function gradeSeeds(
  schools: readonly (SeedOrganization & { people: number })[],
  total: number,
  { year, firstId, random }: { year: number; firstId: number; random: Random },
): SeedGrade[] {
  const grades: (SeedGrade & { weight: number })[] = []
  for (const school of schools) {
    if (!school.kind) continue
    for (const gardeId of TAUGHT[school.kind]) {
      for (const [seq, name] of (STAGES[gardeId] ?? []).entries()) {
        const weight = Math.sqrt(school.people + 1) * random.logNormal(1, 0.2)
        const place = { id: firstId + grades.length, schoolId: school.id, gardeId, name }
        grades.push({ ...place, inYear: year - seq, seq: seq + 1, classes: [], weight })
      }
    }
  }
  const counts = apportion(
    Math.max(total, grades.length),
    grades.map(({ weight }) => weight),
    1,
  )
  let classId = firstId
  return grades.map(({ weight: _weight, ...grade }, index) => ({
    ...grade,
    classes: Array.from({ length: counts[index] ?? 1 }, (_, at) => ({
      id: classId++,
      name: `${at + 1}班`,
      seq: at + 1,
    })),
  }))
}
