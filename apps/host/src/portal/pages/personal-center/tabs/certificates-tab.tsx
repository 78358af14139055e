import type { Schema } from '@doorway/api-client/types'
import { Chip } from '@doorway/ui'
import { CertificateDownload } from '../../../parts/certificates/certificate-download'
import { certificateLink } from '../../../parts/certificates/certificate-link'
import { Pagination } from '../../../parts/list/pagination'
import { dayOf } from '../../../parts/links/article-link'
import { SiteLink } from '../../../parts/links/site-link'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../personal-center.route'
import { tabAddress, type DataOf } from '../tab-data'
import { EmptyTab } from './empty-tab'

export interface CertificatesTabProps {
  data: DataOf<'certificates'>
  child: Schema<'OwnChild'> | null
}

/** 我的证书: certificates of published results. */
export function CertificatesTab({ data: { page }, child }: CertificatesTabProps) {
  const words = usePageStrings(route)
  if (page.total === 0)
    return (
      <EmptyTab
        title={words.noCertificates}
        hint={words.noCertificatesHint}
        to="/winningWorks"
        step={words.toWinners}
      />
    )
  return (
    <>
      <ul className="dw-me-cards">
        {page.rows.map(({ no, verifyCode, competitionName, awardName, workTitle, issuedAt, isRevoked }) => (
          <li key={no} className="dw-me-card">
            <span className="dw-me-name" lang="zh-CN">
              <SiteLink to={certificateLink(no, verifyCode)}>{[competitionName, awardName].join(' ')}</SiteLink>
            </span>
            {isRevoked && <Chip tone="danger">{words.revoked}</Chip>}
            <span className="dw-me-note" lang="zh-CN">
              {workTitle}
            </span>
            <span className="dw-me-figure">{no}</span>
            <span className="dw-me-note">{words.issuedAt(dayOf(issuedAt))}</span>
            {!isRevoked && <CertificateDownload no={no} label={words.downloadCertificate} />}
          </li>
        ))}
      </ul>
      <Pagination
        page={page.page}
        total={page.total}
        size={page.pageSize}
        address={(at) => tabAddress('certificates', at, child?.userId)}
      />
    </>
  )
}
