import type { PublicCertificate } from '../../../data/portal-reader'
import { usePreferences } from '../../../../preferences/preferences-context'
import { SiteLink } from '../../../parts/links/site-link'
import { useQueryParams } from '../../../parts/links/use-query-params'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../content-detail.route'
import { dayOf } from '../../../parts/links/article-link'
import { certificateAddress } from '@doorway/api-client/rules'
import { PageTools } from '../page-tools'
import { CertificatePaper } from './certificate-paper'

const NO_MAX = 40
const CODE_MAX = 20
const SHOWN = ['holderName', 'awardName', 'competitionName', 'issuerName', 'issuedAt', 'revokedAt'] as const

/** A form of its own address, which needs no script. */
function CheckForm() {
  const { certificate: texts } = usePageStrings(route)
  const query = useQueryParams()
  const site = query.get('site')
  return (
    <section className="dw-certificate-check" aria-labelledby="certificate-check">
      <h2 id="certificate-check">{texts.check}</h2>
      <form action="/comPageInfo">
        <input type="hidden" name="type" value="certificate" />
        {site !== null && <input type="hidden" name="site" value={site} />}
        <label>
          <span>{texts.no}</span>
          <input name="id" required maxLength={NO_MAX} autoComplete="off" defaultValue={query.get('id') ?? undefined} />
        </label>
        <label>
          <span>{texts.code}</span>
          <input name="code" required maxLength={CODE_MAX} autoComplete="off" autoCapitalize="characters" />
        </label>
        <button type="submit" className="dw-portal-button">
          {texts.verify}
        </button>
      </form>
    </section>
  )
}

function State({ certificate }: { certificate: PublicCertificate }) {
  const { certificate: texts } = usePageStrings(route)
  const hasCode = useQueryParams().get('code') !== null
  const { state, isVerified, isOrganization, revokedFor, replacedByNo } = certificate
  const ofCode = isVerified ? texts.verified : hasCode ? texts.wrong : texts.unverified
  const values: Record<(typeof SHOWN)[number], [string, string | null]> = {
    holderName: [texts.holder, certificate.holderName],
    awardName: [texts.award, certificate.awardName],
    competitionName: [texts.competition, certificate.competitionName],
    issuerName: [texts.issuer, certificate.issuerName],
    issuedAt: [texts.issuedAt, dayOf(certificate.issuedAt)],
    revokedAt: [texts.revokedAt, certificate.revokedAt && dayOf(certificate.revokedAt)],
  }
  return (
    <section className="dw-certificate-check">
      <div className="dw-certificate" data-state={state} role="status">
        <p>
          <b>{texts[state]}</b>
        </p>
        {(!isOrganization || hasCode) && <p>{ofCode}</p>}
        <dl lang="zh-CN">
          {SHOWN.map((name) => {
            const [label, value] = values[name]
            return (
              value !== null && (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              )
            )
          })}
          {certificate.workTitle !== null && (
            <div>
              <dt>{texts.work}</dt>
              <dd>
                {certificate.workId === null ? (
                  certificate.workTitle
                ) : (
                  <SiteLink to={`/comPageInfo?type=work&id=${certificate.workId}`}>{certificate.workTitle}</SiteLink>
                )}
              </dd>
            </div>
          )}
          {revokedFor !== null && (
            <div>
              <dt>{texts.reason}</dt>
              <dd>{texts.reasons[revokedFor]}</dd>
            </div>
          )}
          {replacedByNo !== null && (
            <div>
              <dt>{texts.replacedBy}</dt>
              <dd>
                <SiteLink to={certificateAddress(replacedByNo)}>{replacedByNo}</SiteLink>
              </dd>
            </div>
          )}
        </dl>
      </div>
    </section>
  )
}

/** The address of a certificate's page: with its code where the reader has given the right one. */
function linkOf({ no, isVerified }: PublicCertificate, query: URLSearchParams, address: string): string {
  const link = new URL(certificateAddress(no, (isVerified && query.get('code')) || undefined), address)
  const site = query.get('site')
  if (site !== null) link.searchParams.set('site', site)
  return link.href
}

/** A certificate by its number: the paper, whether it is valid, and the check of its code. */
export function CertificatePage({ certificate, address }: { certificate: PublicCertificate | null; address: string }) {
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  const query = useQueryParams()
  return (
    <div className="dw-portal-container dw-article-page" data-type="certificate">
      <nav className="dw-breadcrumb" aria-label={texts.breadcrumb}>
        <SiteLink to="/doorMain">{t.nav.home}</SiteLink>
        <span>
          <SiteLink to="/winningWorks">{texts.certificate.winners}</SiteLink>
        </span>
      </nav>
      <article className="dw-article">
        <h1 tabIndex={-1}>{certificate === null ? texts.certificate.unknown : texts.certificate.heading}</h1>
        {certificate === null ? (
          <p className="dw-article-meta">{texts.certificate.unknownHint}</p>
        ) : (
          <>
            <p className="dw-article-meta">
              <span lang="zh-CN">{certificate.no}</span>
              <PageTools />
            </p>
            <State certificate={certificate} />
            <CertificatePaper certificate={certificate} address={address} link={linkOf(certificate, query, address)} />
          </>
        )}
        {certificate === null && <CheckForm />}
      </article>
      {certificate !== null && <CheckForm />}
    </div>
  )
}
