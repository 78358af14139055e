import { and, desc, eq, gte, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { contains } from '../../db/search-text'
import { expertQa } from '../../db/tables/topics'

/** What questions are narrowed by. */
export interface QuestionFilter {
  keyword?: string
  age?: number
  topic?: NonNullable<(typeof expertQa.$inferSelect)['topic']>
  /** Published in this range, the end excluded. */
  from?: Date
  until?: Date
}

const fields = {
  id: expertQa.id,
  question: expertQa.question,
  answer: expertQa.reply,
  ageFrom: expertQa.ageFrom,
  topic: expertQa.topic,
  expertName: expertQa.expertName,
  expertTitle: expertQa.expertTitle,
  publishAt: expertQa.publishAt,
}

/** One page of published questions, the latest first. */
export async function pageQuestions(
  db: Db,
  { siteId, filter, now }: { siteId: number; filter: QuestionFilter; now: Date },
  window: PageWindow,
) {
  const { keyword, age, topic, from, until } = filter
  const where = and(
    eq(expertQa.siteId, siteId),
    eq(expertQa.state, 'published'),
    lte(expertQa.publishAt, now),
    keyword ? or(contains(expertQa.question, keyword), contains(expertQa.reply, keyword)) : undefined,
    age === undefined ? undefined : eq(expertQa.ageFrom, age),
    topic ? eq(expertQa.topic, topic) : undefined,
    from ? gte(expertQa.publishAt, from) : undefined,
    until ? lt(expertQa.publishAt, until) : undefined,
  )
  const [rows, counted] = await Promise.all([
    db
      .select(fields)
      .from(expertQa)
      .where(where)
      .orderBy(desc(expertQa.publishAt), desc(expertQa.id))
      .limit(window.limit)
      .offset(window.offset),
    db
      .select({ n: sql<number>`count(*)::int` })
      .from(expertQa)
      .where(where),
  ])
  return { rows, total: onlyRow(counted).n }
}

/** A question with its reply, as stored. */
export type QuestionRow = Awaited<ReturnType<typeof pageQuestions>>['rows'][number]
