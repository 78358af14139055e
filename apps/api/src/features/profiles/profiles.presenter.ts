import type { Schema } from '@doorway/api-client/types'
import { type Fact, factsOf, presentCard } from '../content/content.presenter'
import type { ColumnRow } from '../portal-sites/portal-sites.queries'
import { kindOfSchool, type PrincipalRecord, type SchoolRecord } from './profiles.queries'

const each = (key: string, values: readonly string[]): Fact[] => values.map((value) => ({ key, value }))

/** A school in a list. */
export function presentSchoolCard(
  school: SchoolRecord,
  column: Pick<ColumnRow, 'code' | 'name'>,
): Schema<'ArticleRow'> {
  return presentCard({
    type: 'school',
    id: school.schoolId,
    title: school.name,
    summary: school.idea,
    columnCode: column.code,
    columnName: column.name,
    publishAt: school.publishAt,
    viewCount: school.viewCount,
    coverFileId: school.coverFileId,
    facts: [
      ...factsOf({
        motto: school.motto,
        schoolType: kindOfSchool(school.schoolType),
        area: [school.cityName, school.areaName].filter(Boolean).join(' '),
      }),
      ...each('tag', school.tags),
      ...each('feature', school.features),
    ],
  })
}

/** Facts of a school's page. */
export function schoolFacts(school: SchoolRecord): Fact[] {
  const { facts } = presentSchoolCard(school, { code: '', name: '' })
  return [
    ...facts,
    ...factsOf({ founded: school.foundedYear, students: school.studentBand }),
    ...each('honour', school.honours),
  ]
}

/** A principal in a list. */
export function presentPrincipalCard(
  principal: PrincipalRecord,
  column: Pick<ColumnRow, 'code' | 'name'>,
): Schema<'ArticleRow'> {
  return presentCard({
    type: 'principal',
    id: principal.id,
    title: principal.name,
    summary: principal.summary,
    columnCode: column.code,
    columnName: column.name,
    publishAt: principal.publishAt,
    viewCount: principal.viewCount,
    coverFileId: principal.photoFileId,
    facts: factsOf({ position: principal.title, school: principal.schoolName }),
  })
}

/** Facts of a principal's page. */
export function principalFacts(principal: PrincipalRecord): Fact[] {
  return [...factsOf({ position: principal.title, school: principal.schoolName }), ...each('honour', principal.honours)]
}
