import type { Schema } from '@doorway/api-client/types'
import { and, asc, count, desc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { beginsWith, contains } from '../../db/search-text'
import { areas } from '../../db/tables/areas'
import { sites } from '../../db/tables/content'
import { expertQa } from '../../db/tables/topics'
import { users } from '../../db/tables/users'

/** What editors narrow the list by. */
export type QuestionConditions = Partial<Pick<Schema<'ManagedQuestion'>, 'state'>> & {
  topic?: Schema<'ParentingTopic'>
  keyword?: string
}

/** What is stored of a question. */
export type NewQuestion = typeof expertQa.$inferInsert

/** Sites whose questions a person replies to: those given to the roles, and those of areas. */
export interface SiteReach {
  isAll: boolean
  siteIds: readonly number[]
  /** Paths of areas; the sites of all areas below them are included. */
  areaPaths: readonly string[]
}

function isReached({ isAll, siteIds, areaPaths }: SiteReach): SQL | undefined {
  if (isAll) return undefined
  const isBelow = or(...areaPaths.map((path) => beginsWith(areas.path, path))) ?? sql`false`
  const isOfArea = sql`exists (select 1 from ${areas} where ${areas.areaCode} = ${sites.areaCode} and ${isBelow})`
  return or(inArray(sites.id, [...siteIds]), isOfArea)
}

const fields = {
  id: expertQa.id,
  siteId: expertQa.siteId,
  siteName: sites.name,
  question: expertQa.question,
  age: expertQa.ageFrom,
  topic: expertQa.topic,
  state: expertQa.state,
  createdAt: expertQa.createdAt,
  authorId: expertQa.authorId,
  authorName: users.name,
  reply: expertQa.reply,
  expertName: expertQa.expertName,
  expertTitle: expertQa.expertTitle,
  declineReason: expertQa.declineReason,
  publishAt: expertQa.publishAt,
  version: expertQa.version,
}

function selectQuestions(db: Db, where: SQL | undefined) {
  return db
    .select(fields)
    .from(expertQa)
    .innerJoin(sites, eq(sites.id, expertQa.siteId))
    .leftJoin(users, eq(users.id, expertQa.authorId))
    .where(where)
}

/** A question with its reply, as stored. */
export type StoredQuestion = Awaited<ReturnType<typeof selectQuestions>>[number]

async function countQuestions(db: Db, where: SQL | undefined): Promise<number> {
  const counted = db.select({ n: count() }).from(expertQa).innerJoin(sites, eq(sites.id, expertQa.siteId))
  return onlyRow(await counted.where(where)).n
}

/** One page of the questions of the sites in reach; what waits for a reply comes first, the longest waiting first. */
export async function pageManaged(
  db: Db,
  reach: SiteReach,
  { state, topic, keyword }: QuestionConditions,
  window: PageWindow,
) {
  const where = and(
    isReached(reach),
    state && eq(expertQa.state, state),
    topic && eq(expertQa.topic, topic),
    keyword ? or(contains(expertQa.question, keyword), contains(expertQa.reply, keyword)) : undefined,
  )
  const isClosed = sql`${expertQa.state} <> 'open'`
  const waiting = sql`case when ${expertQa.state} = 'open' then ${expertQa.createdAt} end`
  const [rows, total] = await Promise.all([
    selectQuestions(db, where)
      .orderBy(asc(isClosed), asc(waiting), desc(expertQa.id))
      .limit(window.limit)
      .offset(window.offset),
    countQuestions(db, where),
  ])
  return { rows, total }
}

/** One page of the questions of a person, the newest first. */
export async function pageOwn(db: Db, authorId: number, window: PageWindow) {
  const where = eq(expertQa.authorId, authorId)
  const [rows, total] = await Promise.all([
    selectQuestions(db, where)
      .orderBy(desc(expertQa.createdAt), desc(expertQa.id))
      .limit(window.limit)
      .offset(window.offset),
    countQuestions(db, where),
  ])
  return { rows, total }
}

/** One question of a site in reach. */
export async function findQuestion(db: Db, reach: SiteReach, id: number): Promise<StoredQuestion | undefined> {
  const [row] = await selectQuestions(db, and(eq(expertQa.id, id), isReached(reach)))
  return row
}

/** Waits for other changes of a question. */
export async function lockQuestion(tx: Db, id: number): Promise<void> {
  await tx.select({ id: expertQa.id }).from(expertQa).where(eq(expertQa.id, id)).for('update')
}

/** Waits for other questions of a person, and returns their number since a moment. */
export async function countSince(tx: Db, authorId: number, since: Date): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`expert question ${authorId}`}))`)
  return countQuestions(tx, and(eq(expertQa.authorId, authorId), gt(expertQa.createdAt, since)))
}

/** Adds a question and returns its id. */
export async function insertQuestion(tx: Db, question: NewQuestion): Promise<number> {
  return onlyRow(await tx.insert(expertQa).values(question).returning({ id: expertQa.id })).id
}

/** Changes a question; its version rises. */
export async function updateQuestion(tx: Db, id: number, change: Partial<NewQuestion>): Promise<void> {
  await tx
    .update(expertQa)
    .set({ ...change, version: sql`${expertQa.version} + 1` })
    .where(eq(expertQa.id, id))
}
