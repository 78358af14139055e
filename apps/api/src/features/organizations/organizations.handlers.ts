import type { AnyCall, Handler, PublicHandler } from '../../http/call'
import { ok } from '../../http/envelope'
import { notFound } from '../../http/refusals'
import { coversInterval, coversPosition } from '../../security/scope'
import type { Feature } from '../feature'
import { countMembersBelow, mergeMemberTotalDeltas } from './member-totals.queries'
import { countSchoolUsage } from './organization-usage.queries'
import { requireSchool } from './organizations.policy'
import {
  pathIds,
  presentClass,
  presentGrade,
  presentGradeWithClasses,
  presentSchool,
  presentSchoolHit,
} from './organizations.presenter'
import {
  findSchool,
  findSchoolById,
  findSchoolOfGrade,
  listChildren,
  listClasses,
  listGrades,
  listNames,
  pageSchools,
  type SchoolRow,
  searchSchools as findSchools,
} from './organizations.queries'
import { removeSchool, saveSchool } from './organizations.service'
import { mergeSchools as merge } from './school-merge.service'

const DEFAULT_HITS = 20
const EVERYTHING = { isAll: true, organizations: [], areaPaths: [], kinds: [] }

async function namesOf(db: AnyCall['db'], schools: readonly SchoolRow[]): Promise<Map<number, string>> {
  const ids = new Set(schools.flatMap(({ path }) => pathIds(path)))
  const names = ids.size === 0 ? [] : await listNames(db, [...ids])
  return new Map(names.map(({ id, name }) => [id, name]))
}

async function requireVisible({ db, actor }: AnyCall, schoolId: number): Promise<void> {
  const school = await findSchool(db, actor.visible, schoolId)
  if (!school || !coversPosition(actor.visible, school.lft)) throw notFound()
}

/** Organizations, a page at a time; the one list that may ask for 9000 rows (section 9). */
const queryPageSchoolList: Handler<'queryPageSchoolList'> = async ({ db, actor, body }) => {
  const { currentPage, pageSize, t = {} } = body
  const page = { limit: pageSize, offset: (currentPage - 1) * pageSize }
  const { rows, total } = await pageSchools(db, actor.visible, t, page)
  return ok({ data: rows.map((row) => presentSchool(row)), total, currentPage, pageSize })
}

/** One level of the organization tree. */
const getSchoolChildren: Handler<'getSchoolChildren'> = async ({ db, actor, query }) => {
  const children = await listChildren(db, actor.visible, query.parentId === 0 ? null : query.parentId)
  // A number of people is theirs to see who may list every one of them.
  const scope = actor.scopeOf('sys:user:list')
  const counted = children.filter(({ lft, rgt }) => coversInterval(scope, { from: lft, to: rgt }))
  const counts = await countMembersBelow(
    db,
    counted.map(({ id }) => id),
  )
  return ok(children.map((child) => presentSchool(child, counts.get(child.id))))
}

/** Organizations by name or code, with the way down to them. */
const searchSchools: Handler<'searchSchools'> = async ({ db, actor, body }) => {
  const keyword = body.keyword.trim()
  if (keyword === '') return ok([])
  const hits = await findSchools(db, actor.visible, keyword, body.areaCode, body.limit ?? DEFAULT_HITS)
  const names = await namesOf(db, hits)
  return ok(hits.map((hit) => presentSchoolHit(hit, names)))
}

/** One organization with its ancestors. */
const getSchoolPath: Handler<'getSchoolPath'> = async ({ db, actor, query }) => {
  const school = await findSchool(db, actor.visible, query.id)
  if (!school) throw notFound()
  return ok(presentSchoolHit(school, await namesOf(db, [school])))
}

/** Grades of a school. */
const getSchoolGrades: Handler<'getSchoolGrades'> = async (call) => {
  await requireVisible(call, call.query.schoolId)
  return ok((await listGrades(call.db, call.query.schoolId)).map(presentGrade))
}

/** Classes of a grade. */
const getClasses: Handler<'getClasses'> = async (call) => {
  const schoolId = await findSchoolOfGrade(call.db, call.query.gradeId)
  if (schoolId === undefined) throw notFound()
  await requireVisible(call, schoolId)
  return ok((await listClasses(call.db, [call.query.gradeId])).map(presentClass))
}

/** Grades with classes; open, because people who register choose their class. */
const getGradesAndClasses: PublicHandler<'getGradesAndClasses'> = async ({ db, query }) => {
  if (!(await findSchool(db, EVERYTHING, query.schoolId))) throw notFound()
  const grades = await listGrades(db, query.schoolId)
  const classes =
    grades.length === 0
      ? []
      : await listClasses(
          db,
          grades.map(({ id }) => id),
        )
  return ok(grades.map((grade) => presentGradeWithClasses(grade, classes)))
}

/** What belongs to an organization; the console shows it before a deletion. */
const getSchoolUsage: Handler<'getSchoolUsage'> = async ({ db, actor, query }) => {
  const { id } = requireSchool(actor, 'school:list', await findSchoolById(db, query.id))
  return ok({ id, ...(await countSchoolUsage(db, id)) })
}

/** Adds, changes or moves an organization. */
const insertOrUpdateSchool: Handler<'insertOrUpdateSchool'> = async (call) =>
  ok(presentSchool(await saveSchool(call)), 'organisations.saved')

/** Deletes an organization. */
const deleteSchool: Handler<'deleteSchool'> = async (call) => {
  await removeSchool(call)
  return ok({ deleted: 1 }, 'organisations.deleted')
}

/** Merges a school into another one, or reports what would move. */
const mergeSchools: Handler<'mergeSchools'> = async (call) => {
  const report = await merge(call)
  return ok(report, report.isMerged ? 'organisations.merged' : undefined)
}

/** Operations of this feature. */
export const organizationsFeature: Feature = {
  maintain: ({ db }) => mergeMemberTotalDeltas(db),
  open: { getGradesAndClasses },
  signedIn: {
    queryPageSchoolList,
    getSchoolChildren,
    searchSchools,
    getSchoolPath,
    getSchoolGrades,
    getClasses,
    getSchoolUsage,
    insertOrUpdateSchool,
    deleteSchool,
    mergeSchools,
  },
}
