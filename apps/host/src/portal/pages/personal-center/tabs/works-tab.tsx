import type { Schema } from '@doorway/api-client/types'
import { Chip, type ChipTone } from '@doorway/ui'
import { certificateLink } from '../../../parts/certificates/certificate-link'
import { Pagination } from '../../../parts/list/pagination'
import { SiteLink } from '../../../parts/links/site-link'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../personal-center.route'
import { tabAddress, type DataOf } from '../tab-data'
import { EmptyTab } from './empty-tab'

type Work = Schema<'MyResult'>
const TONES: Partial<Record<Work['stage'], ChipTone>> = {
  published: 'success',
  returned: 'danger',
  notice: 'warning',
  judging: 'accent',
}

function WorkCard({ work }: { work: Work }) {
  const words = usePageStrings(route)
  const { title, competitionName, groupName, stage, awardName, result, certificate, returnReason, workId } = work
  return (
    <li className="dw-me-card">
      <span className="dw-me-name" lang="zh-CN">
        {work.isPublic ? <SiteLink to={`/comPageInfo?type=work&id=${workId}`}>{title}</SiteLink> : title}
      </span>
      <Chip tone={TONES[stage] ?? 'neutral'}>{words.workStages[stage]}</Chip>
      <span className="dw-me-note" lang="zh-CN">
        {[competitionName, groupName].join(' · ')}
      </span>
      {result && (
        <span className="dw-me-figure">
          {awardName ?? words.noAward}
          {result.score !== null && ` · ${words.scoreOf(result.score)}`}
        </span>
      )}
      {certificate && (
        <SiteLink to={certificateLink(certificate.no, certificate.verifyCode)}>{words.toCertificate}</SiteLink>
      )}
      {returnReason !== null && <span className="dw-me-note">{words.reason(returnReason)}</span>}
    </li>
  )
}

export interface WorksTabProps {
  data: DataOf<'works'>
  child: Schema<'OwnChild'> | null
}

/** 作品与成绩: works in competitions with what is published about them. */
export function WorksTab({ data: { page }, child }: WorksTabProps) {
  const words = usePageStrings(route)
  if (page.total === 0)
    return <EmptyTab title={words.noWorks} hint={words.noWorksHint} to="/microCompute" step={words.toCompetitions} />
  return (
    <>
      <ul className="dw-me-cards">
        {page.rows.map((work) => (
          <WorkCard key={work.workId} work={work} />
        ))}
      </ul>
      {!child && (
        <p>
          <SiteLink to="/myScore" className="dw-portal-button" data-variant="quiet">
            {words.allScores}
          </SiteLink>
        </p>
      )}
      <Pagination
        page={page.page}
        total={page.total}
        size={page.pageSize}
        address={(at) => tabAddress('works', at, child?.userId)}
      />
    </>
  )
}
