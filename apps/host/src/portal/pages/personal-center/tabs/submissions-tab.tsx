import type { Schema } from '@doorway/api-client/types'
import { Chip, type ChipTone } from '@doorway/ui'
import { Pagination } from '../../../parts/list/pagination'
import { SiteLink } from '../../../parts/links/site-link'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../personal-center.route'
import { tabAddress, type DataOf } from '../tab-data'
import { EmptyTab } from './empty-tab'

const TONES: Record<Schema<'SubmissionState'>, ChipTone> = {
  draft: 'neutral',
  pending: 'accent',
  published: 'success',
  withdrawn: 'neutral',
}
const FORM = '/preschoolEducation/homeProduced?view=submit'

/** 我的投稿: what a parent has written for early childhood. */
export function SubmissionsTab({ data: { page } }: { data: DataOf<'submissions'> }) {
  const words = usePageStrings(route)
  if (page === null || page.total === 0)
    return <EmptyTab title={words.noSubmissions} hint={words.noSubmissionsHint} to={FORM} step={words.write} />
  return (
    <>
      <ul className="dw-me-cards">
        {page.rows.map(({ id, title, state, changedAt }) => (
          <li key={id} className="dw-me-card">
            <span className="dw-me-name">{title}</span>
            <Chip tone={TONES[state]}>{words.submissionStates[state]}</Chip>
            <span className="dw-me-note">{words.changedAt(changedAt)}</span>
          </li>
        ))}
      </ul>
      <p>
        <SiteLink to={FORM} className="dw-portal-button" data-variant="quiet">
          {words.manageSubmissions}
        </SiteLink>
      </p>
      <Pagination
        page={page.page}
        total={page.total}
        size={page.pageSize}
        address={(at) => tabAddress('submissions', at)}
      />
    </>
  )
}
