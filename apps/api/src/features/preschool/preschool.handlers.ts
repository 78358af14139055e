import { limits } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import { windowOf } from '../../db/page-window'
import type { PublicHandler } from '../../http/call'
import { okPublic } from '../../http/public-response'
import { columnsBelow } from '../articles/article-columns'
import { listPairs } from '../articles/article-pairs.queries'
import { isAbout } from '../articles/article-topics.queries'
import { presentPairs } from '../articles/articles.presenter'
import { readArticles } from '../articles/articles.service'
import { nextChangeOf } from '../content/content.service'
import { daysOf, momentsOf } from '../content/months'
import { readerOf } from '../content/reader'
import type { Feature } from '../feature'
import { requireColumn, requireSite } from '../portal-sites/portal-sites.service'
import { pageQuestions, type QuestionRow } from './expert-qa.queries'
import {
  deleteHomeSubmission,
  getHomeSubmission,
  getHomeSubmissionForm,
  queryPageOwnHomeSubmissions,
  saveHomeSubmission,
  submitHomeSubmission,
  withdrawHomeSubmission,
} from './home-submissions.handlers'
import {
  auditSubmission,
  deleteGardenWork,
  getSubmission,
  queryPageSubmissions,
  saveGardenWork,
  submitGardenWork,
  withdrawGardenWork,
} from './submission-review.handlers'

/** Articles of one column of early childhood; policies come with their interpretations. */
const listPreschool: PublicHandler<'listPreschool'> = async (call) => {
  const { currentPage = limits.firstPage, pageSize = limits.pageSize, month, ...filters } = call.query
  const { siteCode, columnCode, keyword, ...topics } = filters
  const conditions = { siteCode, columnCode, keyword, related: isAbout(topics), ...daysOf(month) }
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
  return okPublic({ ...page, data }, await nextChangeOf(call, siteId))
}

const presentQuestion = (row: QuestionRow): Schema<'ExpertAnswer'> => ({
  id: row.id,
  question: row.question,
  answer: row.answer,
  age: row.ageFrom,
  topic: row.topic,
  expertName: row.expertName,
  expertTitle: row.expertTitle,
  publishAt: row.publishAt && siteTime(row.publishAt),
})

/** Questions of parents with the replies of editors. */
const listExpertAnswers: PublicHandler<'listExpertAnswers'> = async (call) => {
  const { siteCode, currentPage = limits.firstPage, pageSize = limits.pageSize, month, ...filters } = call.query
  const site = await requireSite(call, siteCode)
  await requireColumn(call, site.id, 'aiBaby')
  const request = {
    siteId: site.id,
    filter: { ...filters, keyword: filters.keyword?.trim(), ...momentsOf(month) },
    now: call.clock.now(),
  }
  const { rows, total } = await pageQuestions(call.db, request, windowOf(currentPage, pageSize))
  const page = { data: rows.map(presentQuestion), total, currentPage, pageSize }
  return okPublic(page, await nextChangeOf(call, site.id))
}

/** Operations of this feature. */
export const preschoolFeature: Feature = {
  open: { listPreschool, listExpertAnswers },
  signedIn: {
    getHomeSubmissionForm,
    queryPageOwnHomeSubmissions,
    getHomeSubmission,
    saveHomeSubmission,
    submitHomeSubmission,
    withdrawHomeSubmission,
    deleteHomeSubmission,
    queryPageSubmissions,
    getSubmission,
    auditSubmission,
    saveGardenWork,
    submitGardenWork,
    withdrawGardenWork,
    deleteGardenWork,
  },
}
