import { namedPeople } from './person-data'
import { principalSeeds, schoolSeeds } from './profile-data'
import { activitySeeds, resourceSeeds } from './research-data'
import { paragraphs } from './article-texts'
import { itemAt, required } from '../required'
import type { schoolPartRows } from './school-part-rows'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SITE_OFFSET_HOURS = 8
const EDITIONS = ['云泽版', '云泽版', '望川版']
const LABELS = [['数形结合', '动手做'], ['生活情境'], ['动手做', '小组合作'], [], ['生活情境', '数形结合']]
/** A school whose new version waits for its review. */
const REVISED_SCHOOL = 9
/** Place of a principal whose new version waits for its review. */
const REVISED_PRINCIPAL = 1
const KINDERGARTENS = new Set([10, 19])

function textOf(kind: string, start: number, count: number): string {
  const pool = paragraphs[kind] ?? []
  return Array.from({ length: count }, (_, place) => `<p>${itemAt(pool, (start + place) % pool.length)}</p>`).join('')
}

/** Rows of the schools that present themselves; the last one is not public yet. */
export const schoolProfileRows = (now: Date) =>
  schoolSeeds.map(({ schoolId, founded, band, motto, idea, features, honours }, index) => ({
    school_id: schoolId,
    motto,
    idea,
    intro_html: textOf(KINDERGARTENS.has(schoolId) ? 'preschool' : 'school', index, 4),
    founded_year: founded,
    student_band: band,
    features,
    honours,
    cover_file_id: null,
    state: index === schoolSeeds.length - 1 ? 'draft' : 'published',
    publish_at: new Date(now.getTime() - (index + 2) * DAY_MS).toISOString(),
    view_count: 900 - index * 41,
    version: 0,
  }))

type SchoolParts = Pick<Awaited<ReturnType<typeof schoolPartRows>>, 'profiles' | 'courses' | 'pictures'>

function partsOf({ profiles, courses, pictures }: SchoolParts, schoolId: number) {
  const profile = required(
    profiles.find((row) => row.school_id === schoolId),
    'profile',
  )
  return {
    tags: profile.tags,
    staffTotal: profile.staff_total,
    staffSenior: profile.staff_senior,
    staffGraduate: profile.staff_graduate,
    courses: courses.flatMap((row) => (row.school_id === schoolId ? { name: row.name, summary: row.summary } : [])),
    pictures: pictures.flatMap((row) => (row.school_id === schoolId ? { id: row.file_id, alt: row.alt } : [])),
  }
}

/** Drafts of schools: the last school waits for its review, one that is public has a new version that waits. */
export const schoolDraftRows = (now: Date, parts: SchoolParts) =>
  schoolSeeds
    .filter(({ schoolId }, index) => index === schoolSeeds.length - 1 || schoolId === REVISED_SCHOOL)
    .map(({ schoolId, founded, band, motto, idea, features, honours }) => ({
      school_id: schoolId,
      content: {
        motto,
        idea: schoolId === REVISED_SCHOOL ? `${idea}，也走进河流与星空` : idea,
        intro: textOf(
          'school',
          schoolSeeds.findIndex((seed) => seed.schoolId === schoolId),
          4,
        )
          .replaceAll('</p><p>', '\n')
          .replaceAll(/<\/?p>/g, ''),
        foundedYear: founded,
        studentBand: band,
        features,
        honours: schoolId === REVISED_SCHOOL ? [...honours, '望川市劳动教育示范学校'] : honours,
        ...partsOf(parts, schoolId),
      },
      state: 'pending',
      submitted_at: new Date(now.getTime() - DAY_MS).toISOString(),
      changed_at: new Date(now.getTime() - DAY_MS).toISOString(),
      version: 1,
    }))

/** The photo of a principal, by the place in the seeds. */
type PhotoOf = (index: number) => string | null

const isNewPrincipal = (index: number) => index === principalSeeds.length - 1

/** Rows of the principals; the last one was never public. */
export const principalRows = (now: Date, photoOf: PhotoOf) =>
  principalSeeds.map(({ name, schoolId, title, summary, honours }, index) => ({
    id: index + 1,
    name,
    school_id: schoolId,
    title,
    summary,
    resume_html: textOf('school', index + 1, 3),
    ideas_html: textOf('research', index, 3),
    honours,
    photo_file_id: isNewPrincipal(index) ? null : photoOf(index),
    state: isNewPrincipal(index) ? 'draft' : 'published',
    publish_at: isNewPrincipal(index) ? null : new Date(now.getTime() - (index + 1) * 2 * DAY_MS).toISOString(),
    view_count: 500 - index * 37,
    version: 0,
  }))

/** The principal of all cases of the demo. */
const CASE_OF = 2

/** Which principal the cases are about. */
export const caseRows = (articles: readonly Record<string, unknown>[]) =>
  articles
    .filter((article) => article['doc_type'] === 'case')
    .map((article) => ({ article_id: article['id'], principal_id: CASE_OF }))

/** Drafts of principals: the last one waits for review, as does a new version of a public one. */
export const principalDraftRows = (now: Date, photoOf: PhotoOf) =>
  principalRows(now, photoOf).map(({ id, school_id, photo_file_id, publish_at, ...row }, index) => {
    const isRevised = index === REVISED_PRINCIPAL
    const isOpen = isRevised || isNewPrincipal(index)
    const changedAt = isOpen ? new Date(now.getTime() - DAY_MS).toISOString() : publish_at
    return {
      principal_id: id,
      school_id,
      content: {
        name: row.name,
        title: row.title,
        summary: isRevised ? `${row.summary}近三年带出五名市级骨干教师。` : row.summary,
        honours: isRevised ? [...row.honours, '望川市优秀教育工作者'] : row.honours,
        resumeHtml: row.resume_html,
        ideasHtml: row.ideas_html,
      },
      photo_file_id: isOpen ? (photo_file_id ?? photoOf(index)) : null,
      state: isOpen ? 'pending' : 'published',
      submitted_at: isOpen ? changedAt : null,
      changed_at: changedAt,
      version: 1,
    }
  })

/** The first moment of the anchor's day in the site's zone. */
function dayStart(now: Date): number {
  const shifted = now.getTime() + SITE_OFFSET_HOURS * HOUR_MS
  return shifted - (shifted % DAY_MS) - SITE_OFFSET_HOURS * HOUR_MS
}

/** Rows of the activities and of those who take part in the first ones. */
export function activityRows(now: Date) {
  const start = dayStart(now)
  const activities = activitySeeds.map((seed, index) => {
    const begin = start + seed.day * DAY_MS + seed.hour * HOUR_MS
    return {
      id: index + 1,
      site_id: 1,
      name: seed.name,
      kind: seed.kind,
      garde_id: seed.gardeId,
      course_id: seed.courseId,
      start_at: new Date(begin).toISOString(),
      end_at: new Date(begin + seed.hours * HOUR_MS).toISOString(),
      place: seed.place,
      online_url: index % 3 === 0 ? 'https://live.doorway.example/' : null,
      capacity: seed.capacity,
      org_id: seed.orgId,
      summary: seed.summary,
      intro_html: `<p>${seed.summary}</p>${textOf('research', index, 3)}`,
      state: 'published',
      publish_at: new Date(Math.min(begin, now.getTime()) - 10 * DAY_MS).toISOString(),
      view_count: 260 - index * 11,
      credit_hours: seed.kind === 'salon' ? null : seed.hours,
      version: 0,
    }
  })
  const teachers = namedPeople.flatMap(({ userType }, index) => (userType === '4' ? [index + 1] : []))
  const signups = teachers.slice(0, 5).flatMap((userId) =>
    [1, 2, 10].map((activityId) => ({
      activity_id: activityId,
      user_id: userId,
      signed_at: new Date(now.getTime() - 5 * DAY_MS).toISOString(),
    })),
  )
  return { activities, signups }
}

/** Rows of the resources, without their files. */
export function resourceRows(now: Date) {
  const idOf = new Map(namedPeople.map(({ username }, index) => [username, index + 1]))
  return resourceSeeds.map((seed, index) => ({
    id: index + 1,
    title: seed.title,
    kind: seed.kind,
    garde_id: seed.gardeId,
    course_id: seed.courseId,
    grade_name: seed.grade,
    textbook: EDITIONS[index % EDITIONS.length],
    tags: LABELS[index % LABELS.length],
    chapter: seed.chapter,
    summary: itemAt(required(paragraphs['research'], 'research'), index % 6).slice(0, 120),
    owner_id: idOf.get(seed.owner),
    org_id: seed.orgId,
    area_code: seed.areaCode,
    range: seed.waitsFor ?? (index % 7 === 5 ? 'province' : 'public'),
    copyright: index % 6 === 4 ? 'quoted' : 'own',
    award: seed.award,
    duration_s: seed.kind === 'micro' ? 300 + index * 13 : null,
    cover_file_id: null,
    state: seed.waitsFor === undefined ? 'on_shelf' : 'pending',
    publish_at:
      seed.waitsFor === undefined ? new Date(now.getTime() - (index * 29 + 12) * HOUR_MS).toISOString() : null,
    view_count: seed.waitsFor === undefined ? 640 - index * 17 : 0,
    version: 0,
    created_at: new Date(now.getTime() - 60 * DAY_MS).toISOString(),
    created_by: idOf.get(seed.owner),
  }))
}
