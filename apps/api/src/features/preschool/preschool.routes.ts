import { limits } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { parseSiteTime, siteTime } from '../../clock'
import type { PublicHandler } from '../../http/call'
import { okForAll } from '../../http/public-answer'
import { listPairs } from '../portal/article-pairs.queries'
import { isAbout } from '../portal/article-topics'
import { presentPairs } from '../portal/portal.presenter'
import { columnsBelow, nextChangeOf, readArticles, readerOf, windowOf } from '../portal/portal.service'
import { requireColumn, requireSite } from '../portal/site-choice'
import { pageAnswers, type AnswerRow } from './expert-answers.queries'

/** First and last day of a month yyyy-MM, in the site's calendar. */
function daysOf(month: string | undefined): { startTime: string; endTime: string } | undefined {
  if (!month) return undefined
  const [year, number] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year ?? 0, number ?? 1, 0)).getUTCDate()
  return { startTime: `${month}-01`, endTime: `${month}-${last}` }
}

/** Articles of one column of early childhood; policies come with their interpretations. */
export const listPreschool: PublicHandler<'listPreschool'> = async (call) => {
  const { currentPage = limits.firstPage, pageSize = limits.pageSize, month, ...asked } = call.query
  const { siteCode, columnCode, keyword, ...topics } = asked
  const conditions = { siteCode, columnCode, keyword, beside: isAbout(topics), ...daysOf(month) }
  const { page, siteId } = await readArticles(call, conditions, currentPage, pageSize)
  const place = { columns: await columnsBelow(call, siteId), reader: readerOf(call) }
  const pairs =
    columnCode === 'policyFront'
      ? await listPairs(
          call.db,
          page.data.map(({ id }) => id),
          place,
        )
      : undefined
  const data = page.data.map((row) => ({ ...row, ...presentPairs(pairs?.get(row.id)) }))
  return okForAll({ ...page, data }, await nextChangeOf(call, siteId))
}

const presentAnswer = (row: AnswerRow): Schema<'ExpertAnswer'> => ({
  id: row.id,
  question: row.question,
  answer: row.answer,
  age: row.ageFrom,
  topic: row.topic,
  expertName: row.expertName,
  expertTitle: row.expertTitle,
  publishAt: row.publishAt && siteTime(row.publishAt),
})

/** Questions of parents, answered by editors. */
export const listExpertAnswers: PublicHandler<'listExpertAnswers'> = async (call) => {
  const { siteCode, currentPage = limits.firstPage, pageSize = limits.pageSize, month, ...asked } = call.query
  const site = await requireSite(call, siteCode)
  await requireColumn(call, site.id, 'aiBaby')
  const { startTime, endTime } = daysOf(month) ?? {}
  const from = startTime === undefined ? undefined : parseSiteTime(startTime)
  const lastDay = endTime === undefined ? undefined : parseSiteTime(endTime)
  const until = lastDay && new Date(lastDay.getTime() + 24 * 3_600_000)
  const question = {
    siteId: site.id,
    filter: { ...asked, keyword: asked.keyword?.trim(), from, until },
    now: call.clock.now(),
  }
  const { rows, total } = await pageAnswers(call.db, question, windowOf(currentPage, pageSize))
  const page = { data: rows.map(presentAnswer), total, currentPage, pageSize }
  return okForAll(page, await nextChangeOf(call, site.id))
}
