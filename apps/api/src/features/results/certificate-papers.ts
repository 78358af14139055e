import {
  type CertificateTemplateDraft,
  defaultCertificate,
  defaultOrganizationBody,
  fillCertificate,
  numberIn,
  seriesOf,
} from '@doorway/api-client/rules'
import { siteTime } from '../../clock'
import type { AnyCall } from '../../http/call'
import type { CertificatePaper } from '../../pdf/pdf-writer'
import { portalOrigin } from '../portal-sites/known-hosts'
import type { PaperRow } from './certificate-papers.queries'

/** The portal's address, to which certificates lead. */
export const originOf = (call: AnyCall): Promise<string> => portalOrigin(call, call.settings, call.origin)

const VERIFICATION = '/winningWorks'

/** A date as a certificate spells it. */
function chineseDate(at: Date): string {
  const [year, month, day] = siteTime(at).slice(0, 10).split('-').map(Number)
  return `${year}年${month}月${day}日`
}

function linkOf(origin: string, no: string, code: string): string {
  return `${origin}/comPageInfo?${new URLSearchParams({ type: 'certificate', id: no, code }).toString()}`
}

/** A certificate with its texts filled. */
export function paperOf(row: PaperRow, origin: string): CertificatePaper {
  const plain = row.isOrganization ? { ...defaultCertificate, body: defaultOrganizationBody } : defaultCertificate
  const { orientation, title, body, issuer } = row.sheet ?? plain
  const date = chineseDate(row.issuedAt)
  const values = {
    holder: row.holderName,
    work: row.workTitle === null ? '' : row.workTitle,
    award: row.awardName,
    competition: row.competitionName,
    group: row.groupName,
    school: row.schoolName,
    date,
    no: row.no,
  }
  return {
    orientation,
    title: fillCertificate(title, values),
    body: fillCertificate(body, values),
    issuer: fillCertificate(issuer === '' ? row.host : issuer, values),
    date,
    no: row.no,
    verifyCode: row.verifyCode,
    link: linkOf(origin, row.no, row.verifyCode),
    verifyAddress: `${origin}${VERIFICATION}`,
    stamp: row.isRevoked ? '已作废' : null,
  }
}

const SAMPLE_CODE = 'ABCDEFGH23'

/** A certificate by a template, with sample values and marked as a sample. */
export function samplePaper(
  draft: CertificateTemplateDraft,
  {
    name,
    host,
    year,
    certificatePrefix,
  }: { name: string; host: string; year: number; certificatePrefix: string | null },
  { origin, now }: { origin: string; now: Date },
): CertificatePaper {
  const series = seriesOf(draft.numberRule, { code: certificatePrefix ?? '证', year })
  const row = {
    id: 0,
    no: series ? numberIn(series, 1) : '',
    verifyCode: SAMPLE_CODE,
    holderName: '王小明',
    awardName: '一等奖',
    workTitle: '作品名称',
    isOrganization: false,
    competitionId: 0,
    competitionName: name,
    groupName: '小学组',
    schoolName: '示例学校',
    host,
    sheet: draft,
    issuedAt: now,
    isRevoked: false,
    isPublished: true,
    position: 0,
  }
  return { ...paperOf(row, origin), stamp: '样张' }
}
