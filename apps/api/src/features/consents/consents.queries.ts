import { and, count, desc, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { contains } from '../../db/search-text'
import { consents } from '../../db/tables/preschool'
import { users } from '../../db/tables/users'
import { type DataScope, positionInScope } from '../../security/scope'

const subject = alias(users, 'subject')
const guardian = alias(users, 'guardian')

/** What narrows the list of consents. */
export interface ConsentFilter {
  /** The consents about children in it. */
  dataScope: DataScope
  /** Part of the name of the child or of the guardian. */
  name?: string
  scope?: (typeof consents.$inferSelect)['scope']
  state?: 'given' | 'withdrawn'
}

function conditionOf({ dataScope, name, scope, state }: ConsentFilter): SQL | undefined {
  return and(
    positionInScope(dataScope, subject.orgPos),
    name ? or(contains(subject.name, name), contains(guardian.name, name)) : undefined,
    scope && eq(consents.scope, scope),
    state === 'given' ? isNull(consents.withdrawnAt) : undefined,
    state === 'withdrawn' ? isNotNull(consents.withdrawnAt) : undefined,
  )
}

/** One page of the consents of guardians, the newest first, with the total. */
export async function pageConsents(db: Db, filter: ConsentFilter, window: PageWindow) {
  const where = conditionOf(filter)
  const rows = await db
    .select({
      id: consents.id,
      subjectName: subject.name,
      guardianName: guardian.name,
      guardianUsername: guardian.username,
      scope: consents.scope,
      textCode: consents.textCode,
      textVersion: consents.textVersion,
      channel: consents.channel,
      givenAt: consents.givenAt,
      withdrawnAt: consents.withdrawnAt,
    })
    .from(consents)
    .innerJoin(subject, eq(subject.id, consents.subjectId))
    .innerJoin(guardian, eq(guardian.id, consents.guardianId))
    .where(where)
    .orderBy(desc(consents.givenAt), desc(consents.id))
    .limit(window.limit)
    .offset(window.offset)
  const counted = await db
    .select({ n: count() })
    .from(consents)
    .innerJoin(subject, eq(subject.id, consents.subjectId))
    .innerJoin(guardian, eq(guardian.id, consents.guardianId))
    .where(where)
  return { rows, total: onlyRow(counted).n }
}

/** One row of {@link pageConsents}. */
export type ConsentRow = Awaited<ReturnType<typeof pageConsents>>['rows'][number]
