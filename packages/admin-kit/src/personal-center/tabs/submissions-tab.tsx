import type { Schema } from '@doorway/api-client/types'
import { Chip, type ChipTone } from '@doorway/ui'
import { tabAddress, type DataOf } from '../tab-data'
import { Link, Pages, EmptyTab } from '../controls'
import { usePersonalText } from '../personal-center-texts'

const TONES: Record<Schema<'SubmissionState'>, ChipTone> = {
  draft: 'neutral',
  pending: 'accent',
  published: 'success',
  withdrawn: 'neutral',
}
const FORM = '/preschoolEducation/homeProduced?view=submit'

/** 我的投稿: what a parent has written for early childhood. */
export function SubmissionsTab({ data: { page } }: { data: DataOf<'submissions'> }) {
  const text = usePersonalText()
  if (page === null || page.total === 0)
    return <EmptyTab title={text('noSubmissions')} hint={text('noSubmissionsHint')} to={FORM} step={text('write')} />
  return (
    <>
      <ul className="dw-me-cards">
        {page.rows.map(({ id, title, state, changedAt }) => (
          <li key={id} className="dw-me-card">
            <span className="dw-me-name">{title}</span>
            <Chip tone={TONES[state]}>{text(`submissionStates.${state}`)}</Chip>
            <span className="dw-me-note">{text('changedAt', { time: changedAt })}</span>
          </li>
        ))}
      </ul>
      <p>
        <Link to={FORM} look="quiet">
          {text('manageSubmissions')}
        </Link>
      </p>
      <Pages page={page.page} total={page.total} size={page.pageSize} address={(at) => tabAddress('submissions', at)} />
    </>
  )
}
