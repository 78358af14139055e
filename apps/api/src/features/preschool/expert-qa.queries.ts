import { and, desc, eq, gte, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { contains } from '../../db/search-text'
import { expertAnswers } from '../../db/tables/topics'
import type { PageWindow } from '../../db/page-window'

/** What questions are narrowed by. */
export interface AnswerFilter {
  keyword?: string
  age?: number
  topic?: NonNullable<(typeof expertAnswers.$inferSelect)['topic']>
  /** Published in this range, the end excluded. */
  from?: Date
  until?: Date
}

const fields = {
  id: expertAnswers.id,
  question: expertAnswers.question,
  answer: expertAnswers.answer,
  ageFrom: expertAnswers.ageFrom,
  topic: expertAnswers.topic,
  expertName: expertAnswers.expertName,
  expertTitle: expertAnswers.expertTitle,
  publishAt: expertAnswers.publishAt,
}

/** One page of answered questions, the latest first. */
export async function pageAnswers(
  db: Db,
  { siteId, filter, now }: { siteId: number; filter: AnswerFilter; now: Date },
  window: PageWindow,
) {
  const { keyword, age, topic, from, until } = filter
  const where = and(
    eq(expertAnswers.siteId, siteId),
    eq(expertAnswers.state, 'published'),
    lte(expertAnswers.publishAt, now),
    keyword ? or(contains(expertAnswers.question, keyword), contains(expertAnswers.answer, keyword)) : undefined,
    age === undefined ? undefined : eq(expertAnswers.ageFrom, age),
    topic ? eq(expertAnswers.topic, topic) : undefined,
    from ? gte(expertAnswers.publishAt, from) : undefined,
    until ? lt(expertAnswers.publishAt, until) : undefined,
  )
  const [rows, counted] = await Promise.all([
    db
      .select(fields)
      .from(expertAnswers)
      .where(where)
      .orderBy(desc(expertAnswers.publishAt), desc(expertAnswers.id))
      .limit(window.limit)
      .offset(window.offset),
    db
      .select({ n: sql<number>`count(*)::int` })
      .from(expertAnswers)
      .where(where),
  ])
  return { rows, total: counted[0]?.n ?? 0 }
}

/** A question with its answer, as stored. */
export type AnswerRow = Awaited<ReturnType<typeof pageAnswers>>['rows'][number]
