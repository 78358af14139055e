import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import { touchOrganizations } from '../../db/data-version'
import type { Db } from '../../db/database'
import type { Call } from '../../http/call'
import { notFound, refuse, versionConflict } from '../../http/refusals'
import { recountMemberTotals } from './member-totals.queries'
import { renumberOrganizations } from './organization-positions'
import { requireSchool } from './organizations.policy'
import { presentSchool } from './organizations.presenter'
import { findGreatestDepth, findSchoolById, moveBranch, type SchoolRow } from './organizations.queries'
import { changeTree, MAX_DEPTH, targetOf } from './organizations.service'
import {
  countMerge,
  listChildIds,
  listSharedNames,
  markMerged,
  type MergeCounts,
  moveBelongings,
} from './school-merge.queries'

type Merge = Call<'mergeSchools'>

/** Only schools are merged; bureaus, centres and departments are moved or deleted. */
const SCHOOL = '2'

interface Pair {
  from: SchoolRow
  to: SchoolRow
}

/** The two schools, if the caller may merge both and it makes sense. */
async function requirePair(db: Db, { actor, body }: Merge): Promise<Pair> {
  const from = requireSchool(actor, 'school:merge', await findSchoolById(db, body.fromId))
  const to = requireSchool(actor, 'school:merge', await findSchoolById(db, body.toId))
  if (body.version !== undefined && body.version !== from.version) throw versionConflict(presentSchool(from))
  if (from.id === to.id || to.path.startsWith(from.path)) throw refuse('SCHOOL_MERGE_SELF', 'organisations.mergeSelf')
  if (from.type !== SCHOOL || to.type !== SCHOOL) throw refuse('SCHOOL_MERGE_KIND', 'organisations.mergeKind')
  return { from, to }
}

const present = ({ from, to }: Pair, counts: MergeCounts, isMerged: boolean): Schema<'SchoolMergeReport'> => ({
  fromId: from.id,
  fromName: from.name,
  toId: to.id,
  toName: to.name,
  users: counts.users,
  students: counts.students,
  grades: counts.grades,
  classes: counts.classes,
  children: counts.children,
  articles: counts.articles,
  sites: counts.sites,
  others: counts.others,
  hasPortalPage: counts.hasPortalPage,
  isMerged,
})

async function moveChildren(tx: Db, { from, to }: Pair): Promise<void> {
  const [shared] = await listSharedNames(tx, from.id, to.id)
  if (shared !== undefined) throw refuse('SCHOOL_MERGE_NAMES', 'organisations.mergeNames', { name: shared })
  const depthStep = to.depth - from.depth
  if ((await findGreatestDepth(tx, from.path)) + depthStep > MAX_DEPTH)
    throw refuse('TOO_DEEP', 'organisations.tooDeep')
  for (const id of await listChildIds(tx, from.id)) {
    const child = await findSchoolById(tx, id)
    if (!child) throw notFound()
    await moveBranch(tx, child, { parentId: to.id, path: to.path, depthStep })
  }
  // The order of the tree may be the same as before, and the totals of both schools are not.
  await recountMemberTotals(tx)
}

/** Merges a school into another one, or counts what would move when the caller wants a dry run. */
export async function mergeSchools(call: Merge): Promise<Schema<'SchoolMergeReport'>> {
  if (call.body.dryRun === true) {
    const pair = await requirePair(call.db, call)
    return present(pair, await countMerge(call.db, pair.from.id), false)
  }
  return changeTree(call, async (tx) => {
    const pair = await requirePair(tx, call)
    const { from, to } = pair
    const counts = await countMerge(tx, from.id)
    await moveBelongings(tx, pair)
    if (counts.children > 0) await moveChildren(tx, pair)
    await markMerged(tx, pair, { at: call.clock.now(), userId: call.actor.userId })
    await renumberOrganizations(tx)
    await touchOrganizations(tx)
    const { users, grades, classes } = counts
    await recordOperation(tx, call, {
      action: 'school.merge',
      permissionCode: 'school:merge',
      target: targetOf(from),
      facts: { into: to.name, intoId: to.id, users, grades, classes },
    })
    return present(pair, counts, true)
  })
}
