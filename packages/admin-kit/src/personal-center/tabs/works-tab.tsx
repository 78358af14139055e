import type { Schema } from '@doorway/api-client/types'
import { Chip, type ChipTone } from '@doorway/ui'
import { certificateAddress } from '@doorway/api-client/rules'
import { tabAddress, type DataOf } from '../tab-data'
import { Link, Pages, EmptyTab } from '../controls'
import { usePersonalText } from '../personal-center-texts'

type Work = Schema<'MyResult'>
const TONES: Partial<Record<Work['stage'], ChipTone>> = {
  published: 'success',
  returned: 'danger',
  notice: 'warning',
  judging: 'accent',
}

function WorkCard({ work }: { work: Work }) {
  const text = usePersonalText()
  const { title, competitionName, groupName, stage, awardName, result, certificate, returnReason, workId } = work
  return (
    <li className="dw-me-card">
      <span className="dw-me-name" lang="zh-CN">
        {work.isPublic ? <Link to={`/comPageInfo?type=work&id=${workId}`}>{title}</Link> : title}
      </span>
      <Chip tone={TONES[stage] ?? 'neutral'}>{text(`workStages.${stage}`)}</Chip>
      <span className="dw-me-note" lang="zh-CN">
        {[competitionName, groupName].join(' · ')}
      </span>
      {result && (
        <span className="dw-me-figure">
          {awardName ?? text('noAward')}
          {result.score !== null && ` · ${text('scoreOf', { score: result.score })}`}
        </span>
      )}
      {certificate && (
        <Link to={certificateAddress(certificate.no, certificate.verifyCode)}>{text('toCertificate')}</Link>
      )}
      {returnReason !== null && <span className="dw-me-note">{text('reason', { text: returnReason })}</span>}
    </li>
  )
}

export interface WorksTabProps {
  data: DataOf<'works'>
  child: Schema<'OwnChild'> | null
}

/** 作品与成绩: works in competitions with what is published about them. */
export function WorksTab({ data: { page }, child }: WorksTabProps) {
  const text = usePersonalText()
  if (page.total === 0)
    return (
      <EmptyTab title={text('noWorks')} hint={text('noWorksHint')} to="/microCompute" step={text('toCompetitions')} />
    )
  return (
    <>
      <ul className="dw-me-cards">
        {page.rows.map((work) => (
          <WorkCard key={work.workId} work={work} />
        ))}
      </ul>
      {!child && (
        <p>
          <Link to="/myScore" look="quiet">
            {text('allScores')}
          </Link>
        </p>
      )}
      <Pages
        page={page.page}
        total={page.total}
        size={page.pageSize}
        address={(at) => tabAddress('works', at, child?.userId)}
      />
    </>
  )
}
