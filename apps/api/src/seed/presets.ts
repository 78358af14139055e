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
