import { safeHtml } from '../../html/safe-html'
import { textOf } from '../../html/text-of'
import type { Call } from '../../http/call'
import { fileIdsIn } from './article-files'
import { listFileIds, listLiveIds, listWords } from './article-check.queries'
import {
  deadLink,
  findEmptyLinks,
  type Finding,
  findHeadingGaps,
  findMissingAlts,
  findPersonalData,
  findWords,
  linksOf,
  type TextLink,
} from './text-checks'

const MAX_FINDINGS = 200
const ARTICLE = /^\/comPageInfo\?(?=.*\btype=(?:article|disclosure|project)\b)(?=.*\bid=(\d{1,15})\b)/

/** Links inside the site that lead to nothing: articles that visitors cannot read, files that there are not. */
async function findDeadLinks(call: Call<'checkArticle'>, links: readonly TextLink[]): Promise<Finding[]> {
  const articleOf = ({ href }: TextLink) => {
    const [, id] = ARTICLE.exec(href) ?? []
    return id === undefined ? undefined : Number(id)
  }
  const fileOf = ({ href }: TextLink) => fileIdsIn(href)[0]
  const live = await listLiveIds(
    call.db,
    links.flatMap((link) => articleOf(link) ?? []),
    call.clock.now(),
  )
  const files = await listFileIds(
    call.db,
    links.flatMap((link) => fileOf(link) ?? []),
  )
  return links
    .filter((link) => {
      const [articleId, fileId] = [articleOf(link), fileOf(link)]
      return (articleId !== undefined && !live.includes(articleId)) || (fileId !== undefined && !files.includes(fileId))
    })
    .map(deadLink)
}

/** Checks a text before it is submitted; errors first. */
export async function check(call: Call<'checkArticle'>): Promise<Finding[]> {
  const html = safeHtml(call.body.bodyHtml)
  const text = `${call.body.title}\n${textOf(html)}`
  const links = linksOf(html)
  const findings = [
    ...findPersonalData(text),
    ...findMissingAlts(html),
    ...(await findDeadLinks(call, links)),
    ...findWords(text, await listWords(call.db)),
    ...findHeadingGaps(html),
    ...findEmptyLinks(links),
  ]
  const isError = ({ level }: Finding) => level === 'error'
  return [...findings.filter(isError), ...findings.filter((found) => !isError(found))].slice(0, MAX_FINDINGS)
}
