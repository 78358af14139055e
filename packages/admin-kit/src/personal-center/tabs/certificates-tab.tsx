import type { Schema } from '@doorway/api-client/types'
import { Chip } from '@doorway/ui'
import { certificateAddress } from '@doorway/api-client/rules'
import { CertificateDownload } from './certificate-download'
import { tabAddress, type DataOf } from '../tab-data'
import { Link, Pages, EmptyTab } from '../controls'
import { usePersonalText } from '../personal-center-texts'

export interface CertificatesTabProps {
  data: DataOf<'certificates'>
  child: Schema<'OwnChild'> | null
}

/** 我的证书: certificates of published results. */
export function CertificatesTab({ data: { page }, child }: CertificatesTabProps) {
  const text = usePersonalText()
  if (page.total === 0)
    return (
      <EmptyTab
        title={text('noCertificates')}
        hint={text('noCertificatesHint')}
        to="/winningWorks"
        step={text('toWinners')}
      />
    )
  return (
    <>
      <ul className="dw-me-cards">
        {page.rows.map(({ no, verifyCode, competitionName, awardName, workTitle, issuedAt, isRevoked }) => (
          <li key={no} className="dw-me-card">
            <span className="dw-me-name" lang="zh-CN">
              <Link to={certificateAddress(no, verifyCode)}>{[competitionName, awardName].join(' ')}</Link>
            </span>
            {isRevoked && <Chip tone="danger">{text('revoked')}</Chip>}
            <span className="dw-me-note" lang="zh-CN">
              {workTitle}
            </span>
            <span className="dw-me-figure">{no}</span>
            <span className="dw-me-note">{text('issuedAt', { day: issuedAt.slice(0, 10) })}</span>
            {!isRevoked && <CertificateDownload no={no} />}
          </li>
        ))}
      </ul>
      <Pages
        page={page.page}
        total={page.total}
        size={page.pageSize}
        address={(at) => tabAddress('certificates', at, child?.userId)}
      />
    </>
  )
}
