import type { ProfileContent, ProfileDetail } from './school-profile-types'

/** A picture in the form; `url` has a key for a short time, or is of this browser. */
export interface FormPicture {
  id: string
  alt: string
  url: string | undefined
}

/** What the form holds: text, as it is typed. Lists have an entry in each line. */
export interface ProfileValues {
  motto: string
  idea: string
  intro: string
  foundedYear: string
  studentBand: string
  staffTotal: string
  staffSenior: string
  staffGraduate: string
  tags: string[]
  features: string
  honours: string
  courses: { name: string; summary: string }[]
  pictures: FormPicture[]
}

/** What a school presents that has written nothing. */
export const emptyContent: ProfileContent = {
  motto: '',
  idea: '',
  intro: '',
  foundedYear: null,
  studentBand: '',
  features: [],
  honours: [],
  tags: [],
  staffTotal: null,
  staffSenior: null,
  staffGraduate: null,
  courses: [],
  pictures: [],
}

/** Names of the fields, as the server's refusals call them. */
export const profileFields = [
  'motto',
  'idea',
  'intro',
  'foundedYear',
  'studentBand',
  'staffTotal',
  'staffSenior',
  'staffGraduate',
  'tags',
  'features',
  'honours',
  'courses',
  'pictures',
] as const

/** What schools are recognised for. */
export const schoolTags: readonly ProfileContent['tags'][number][] = [
  'civilised',
  'arts',
  'sports',
  'science',
  'reading',
  'green',
  'rural',
  'vocational',
]

/** Fields that hold whole numbers, with their range. */
export const numberFields = {
  foundedYear: [1000, 2100],
  staffTotal: [0, 100_000],
  staffSenior: [0, 100_000],
  staffGraduate: [0, 100_000],
} as const

/** Fields with an entry in each line: how many there may be, and how long one. */
export const lineFields = { features: [10, 30], honours: [20, 100] } as const

/** The entries of a field with one in each line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const textOf = (value: number | null) => (value === null ? '' : String(value))
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))

/** The form of a school: what is written, else what is public, else nothing. */
export function profileValues({ draft, live, files }: ProfileDetail): ProfileValues {
  const content = draft ?? live ?? emptyContent
  return {
    motto: content.motto,
    idea: content.idea,
    intro: content.intro,
    foundedYear: textOf(content.foundedYear),
    studentBand: content.studentBand,
    staffTotal: textOf(content.staffTotal),
    staffSenior: textOf(content.staffSenior),
    staffGraduate: textOf(content.staffGraduate),
    tags: [...content.tags],
    features: content.features.join('\n'),
    honours: content.honours.join('\n'),
    courses: content.courses.map(({ name, summary }) => ({ name, summary })),
    pictures: content.pictures.map(({ id, alt }) => ({
      id,
      alt,
      url: files.find((file) => file.id === id)?.url,
    })),
  }
}

/** What is saved of the form. Courses without a name are left out. */
export function profileContent(values: ProfileValues): ProfileContent {
  return {
    motto: values.motto.trim(),
    idea: values.idea.trim(),
    intro: values.intro.trim(),
    foundedYear: numberOf(values.foundedYear),
    studentBand: values.studentBand.trim(),
    staffTotal: numberOf(values.staffTotal),
    staffSenior: numberOf(values.staffSenior),
    staffGraduate: numberOf(values.staffGraduate),
    tags: schoolTags.filter((tag) => values.tags.includes(tag)),
    features: linesOf(values.features),
    honours: linesOf(values.honours),
    courses: values.courses
      .map(({ name, summary }) => ({ name: name.trim(), summary: summary.trim() }))
      .filter(({ name }) => name !== ''),
    pictures: values.pictures.map(({ id, alt }) => ({ id, alt: alt.trim() })),
  }
}
