/** How many of everything a set has (domain 5.3). */
export interface Preset {
  areas: { cities: number; counties: number; townships: number }
  /** By kind of school, in the order of the school types. */
  schools: Readonly<Record<SchoolKind, number>>
  classes: number
  users: { teachers: number; students: number; parents: number; staff: number }
  localRoles: number
  articles: number
  loginLog: number
  operationLog: number
}

/** Kinds of schools by what they teach. */
export type SchoolKind =
  | 'kindergarten'
  | 'primary'
  | 'junior'
  | 'nineYear'
  | 'senior'
  | 'complete'
  | 'twelveYear'
  | 'vocational'
  | 'special'

/** The sets that can be made. */
export const presets = {
  small: {
    areas: { cities: 3, counties: 27, townships: 369 },
    schools: {
      kindergarten: 243,
      primary: 139,
      junior: 37,
      nineYear: 22,
      senior: 13,
      complete: 8,
      twelveYear: 2,
      vocational: 8,
      special: 4,
    },
    classes: 2_400,
    users: { teachers: 6_600, students: 8_400, parents: 4_540, staff: 460 },
    localRoles: 24,
    articles: 5_000,
    loginLog: 20_000,
    operationLog: 4_000,
  },
  full: {
    areas: { cities: 21, counties: 183, townships: 3_295 },
    schools: {
      kindergarten: 9_800,
      primary: 5_600,
      junior: 1_500,
      nineYear: 900,
      senior: 520,
      complete: 330,
      twelveYear: 90,
      vocational: 320,
      special: 120,
    },
    classes: 95_000,
    users: { teachers: 330_000, students: 420_000, parents: 227_000, staff: 23_000 },
    localRoles: 240,
    articles: 200_000,
    loginLog: 5_000_000,
    operationLog: 2_000_000,
  },
} satisfies Record<string, Preset>

/** Name of a set. */
export type PresetName = keyof typeof presets

/** The same region with so many times fewer of everything; nothing goes below what a tree needs. */
export function scaled(preset: Preset, factor: number): Preset {
  const times = (count: number, least = 1) => Math.max(least, Math.round(count * factor))
  const { areas, schools, users } = preset
  const cities = times(areas.cities)
  const counties = times(areas.counties, 3 * cities)
  return {
    areas: { cities, counties, townships: times(areas.townships, 4 * counties) },
    schools: {
      kindergarten: times(schools.kindergarten),
      primary: times(schools.primary),
      junior: times(schools.junior),
      nineYear: times(schools.nineYear),
      senior: times(schools.senior),
      complete: times(schools.complete),
      twelveYear: times(schools.twelveYear),
      vocational: times(schools.vocational),
      special: times(schools.special),
    },
    classes: times(preset.classes),
    users: {
      teachers: times(users.teachers, 1_000),
      students: times(users.students, 1_000),
      parents: times(users.parents),
      staff: times(users.staff, 500),
    },
    localRoles: times(preset.localRoles),
    articles: times(preset.articles, 500),
    loginLog: times(preset.loginLog),
    operationLog: times(preset.operationLog),
  }
}
