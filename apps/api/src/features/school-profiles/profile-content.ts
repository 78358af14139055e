import { escapeText } from '../../html/escape-text'
import { textOf } from '../../html/text-of'
import type { SchoolParts } from '../profiles/school-parts.queries'
import type { ProfileContent, StoredProfile } from './profile-content.queries'

/** What a school without a profile begins with. */
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

const isTag = (name: string): name is ProfileContent['tags'][number] =>
  ['civilised', 'arts', 'sports', 'science', 'reading', 'green', 'rural', 'vocational'].includes(name)

/** The stored profile as its draft has it; the cover comes first. */
export function contentOf(profile: StoredProfile, parts: SchoolParts, schoolName: string): ProfileContent {
  const { motto, idea, introHtml, foundedYear, studentBand, features, honours, tags, coverFileId } = profile
  const album = parts.pictures.map(({ id, alt }) => ({ id, alt }))
  const cover = album.find(({ id }) => id === coverFileId) ?? (coverFileId && { id: coverFileId, alt: schoolName })
  return {
    motto,
    idea,
    intro: textOf(introHtml),
    foundedYear,
    studentBand,
    features,
    honours,
    tags: tags.filter(isTag),
    staffTotal: profile.staffTotal,
    staffSenior: profile.staffSenior,
    staffGraduate: profile.staffGraduate,
    courses: parts.courses.map(({ name, summary }) => ({ name, summary })),
    pictures: cover ? [cover, ...album.filter(({ id }) => id !== cover.id)] : album,
  }
}

const paragraphsOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join('')

/** The columns of a profile for a content. HTML whose words stay the same stays as it is. */
export function profileFields(content: ProfileContent & { foundedYear: number }, stored: StoredProfile | undefined) {
  const { motto, idea, intro, foundedYear, studentBand, features, honours, tags, pictures } = content
  const { staffTotal, staffSenior, staffGraduate } = content
  const isSameText = stored !== undefined && textOf(stored.introHtml) === intro
  return {
    motto,
    idea,
    introHtml: isSameText ? stored.introHtml : paragraphsOf(intro),
    foundedYear,
    studentBand,
    features,
    honours,
    tags,
    staffTotal,
    staffSenior,
    staffGraduate,
    coverFileId: pictures[0]?.id ?? null,
  }
}

/** A content as a log may hold it. */
export function loggedContent(content: ProfileContent): Record<string, string | number | null> {
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : value]),
  )
}
