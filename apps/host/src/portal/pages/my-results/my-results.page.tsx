import type { PageStringsModule } from '../../../strings/load-page-strings'
import { ApiError } from '@doorway/api-client'
import { competitionEndpoints } from '@doorway/api-client/endpoints'
import type { Schema } from '@doorway/api-client/types'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { readPreferences } from '../../../preferences/preferences'
import { hostClient } from '../../../session/host-client'
import { hasStoredToken } from '../../../session/stored-token'
import { SiteLink } from '../../parts/links/site-link'
import { CertificateDownload } from '../../parts/certificates/certificate-download'
import { certificateAddress } from '@doorway/api-client/rules'
import { ListFrame } from '../../parts/list/list-frame'
import { pageOf } from '../../parts/list/list-query'
import { Notice } from '../../parts/states/notice'
import { usePageStrings } from '../../use-page-strings'
import { route } from './my-results.route'
import { Objection } from './objection'
import './my-results.css'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

const PAGE_SIZE = 10

/** Loads the caller's own works with their published results. */
export async function loader({ request }: LoaderFunctionArgs) {
  // The server renders pages without a user.
  if (typeof window === 'undefined' || !hasStoredToken()) throw new Response(null, { status: 401 })
  const calls = hostClient().withLocale(readPreferences(document.cookie).locale).endpoints(competitionEndpoints)
  try {
    return await calls.listOwnResults(Number(pageOf(request.url)['currentPage']), PAGE_SIZE)
  } catch (error) {
    if (error instanceof ApiError) throw new Response(error.message, { status: error.status ?? 503 })
    throw error
  }
}

function Criteria({ criteria }: { criteria: Schema<'PublishedScore'>['criteria'] }) {
  const texts = usePageStrings(route)
  if (criteria.length === 0) return null
  return (
    <table className="dw-result-criteria">
      <caption>{texts.criteria}</caption>
      <tbody lang="zh-CN">
        {criteria.map(({ name, max, score }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td aria-hidden="true">
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(Number(score) / max) * 100} height="4" />
              </svg>
            </td>
            <td>{texts.outOf(score, max)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How a score came about, in sentences that name no judge and no mark. */
function Explanation({ explanation }: { explanation: Schema<'ScoreExplanation'> }) {
  const texts = usePageStrings(route).explanation
  const { marks, isArbitrated, droppedHigh, droppedLow, isDropSkipped, used, method, exact, shown } = explanation
  const { isNotNormalised, rounds } = explanation
  const own = rounds.at(-1)
  const sum = rounds.map(({ name, weight, score }) => `${name ? `${name} ` : ''}${score} × ${weight}`).join(' + ')
  const sentences = [
    texts.marks(marks),
    isArbitrated && texts.arbitrated,
    isDropSkipped && texts.dropSkipped,
    !isDropSkipped && droppedHigh + droppedLow > 0 && texts.dropped(droppedHigh, droppedLow),
    isNotNormalised && texts.notNormalised,
    own ? texts.round(used, own.score) : texts[method](used, exact),
    own !== undefined && texts.combined(sum, exact),
    texts.rounded(shown),
  ].filter((sentence) => sentence !== false)
  return (
    <details className="dw-result-explanation">
      <summary>{texts.title}</summary>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  )
}

function Certificate({ certificate }: { certificate: Schema<'OwnCertificate'> }) {
  const texts = usePageStrings(route)
  return (
    <p className="dw-result-certificate" data-state={certificate.state}>
      <b>{texts.certificate}</b>
      <SiteLink to={certificateAddress(certificate.no, certificate.verifyCode)}>
        <span lang="zh-CN">{certificate.no}</span>
      </SiteLink>
      <span>{texts.code(certificate.verifyCode)}</span>
      {certificate.state === 'revoked' ? (
        <span>{texts.revoked}</span>
      ) : (
        <>
          <SiteLink to="/winningWorks">{texts.verify}</SiteLink>
          <CertificateDownload no={certificate.no} label={texts.download} />
        </>
      )}
    </p>
  )
}

function Published({ row, result }: { row: Schema<'MyResult'>; result: Schema<'PublishedScore'> }) {
  const texts = usePageStrings(route)
  return (
    <>
      <p className="dw-result-figures">
        <b className="dw-result-award" lang={row.awardName === null ? undefined : 'zh-CN'}>
          {row.awardName ?? texts.noAward}
        </b>
        {result.score !== null && (
          <span>
            {texts.score} <b>{result.score}</b>
          </span>
        )}
        {result.topPercent !== null && <span>{texts.top(result.topPercent)}</span>}
      </p>
      {result.explanation && <Explanation explanation={result.explanation} />}
      <Criteria criteria={result.criteria} />
      {result.comments.length > 0 && (
        <section className="dw-result-comments">
          <h3>{texts.comments}</h3>
          <ul lang="zh-CN">
            {[...new Set(result.comments)].map((comment) => (
              <li key={comment}>{comment}</li>
            ))}
          </ul>
        </section>
      )}
      {row.certificate && <Certificate certificate={row.certificate} />}
    </>
  )
}

function Result({ row }: { row: Schema<'MyResult'> }) {
  const texts = usePageStrings(route)
  const { title, competitionName, groupName, gardeName, courseName, workNo, stage, publishAt, returnReason } = row
  const isJudging = stage === 'judging' && publishAt !== null
  return (
    <li className="dw-result" data-stage={stage}>
      <p className="dw-result-competition" lang="zh-CN">
        {competitionName}
      </p>
      <h2 lang="zh-CN">
        {row.isPublic ? <SiteLink to={`/comPageInfo?type=work&id=${row.workId}`}>{title}</SiteLink> : title}
      </h2>
      <p lang="zh-CN">{[workNo, groupName, gardeName, courseName].filter(Boolean).join(' · ')}</p>
      {row.result ? (
        <Published row={row} result={row.result} />
      ) : (
        <p className="dw-result-stage">{isJudging ? texts.publishAt(publishAt.slice(0, 10)) : texts.stages[stage]}</p>
      )}
      {stage === 'notice' && (
        <p className="dw-result-figures">
          <span>
            {texts.announced}{' '}
            <b lang={row.awardName === null ? undefined : 'zh-CN'}>{row.awardName ?? texts.noAward}</b>
          </span>
        </p>
      )}
      {returnReason !== null && <p className="dw-result-reason">{texts.returned(returnReason)}</p>}
      {(row.notice || row.objection) && <Objection row={row} />}
    </li>
  )
}

/** /myScore: one's own works with what is published about them. */
export function Component() {
  const { rows, total, page, pageSize } = useLoaderData<typeof loader>()
  const texts = usePageStrings(route)
  if (total === 0 && page === 1)
    return (
      <Notice kind="empty" title={texts.empty} hint={texts.emptyHint}>
        <SiteLink to="/microCompute" className="dw-portal-button">
          {texts.toCompetition}
        </SiteLink>
      </Notice>
    )
  return (
    <ListFrame title={texts.title} page={{ data: [], total, currentPage: page, pageSize }} hasRows={rows.length > 0}>
      <ul className="dw-results">
        {rows.map((row) => (
          <Result key={row.workId} row={row} />
        ))}
      </ul>
    </ListFrame>
  )
}
