import type { Schema } from '@doorway/api-client/types'
import { Chip, type ChipTone } from '@doorway/ui'
import { SiteLink } from '../../../parts/links/site-link'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../personal-center.route'
import type { DataOf } from '../tab-data'
import { EmptyTab } from './empty-tab'

const PAGE = '/changeSchool'
const TONES: Record<Schema<'SchoolChange'>['state'], ChipTone> = {
  submitted: 'accent',
  out_agreed: 'accent',
  in_agreed: 'accent',
  authority_agreed: 'accent',
  effective: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
}

export interface RequestsTabProps {
  data: DataOf<'requests'>
  child: Schema<'OwnChild'> | null
}

/** 我的申请: changes of school with their states; the timeline is on the page of its own. */
export function RequestsTab({ data: { requests }, child }: RequestsTabProps) {
  const words = usePageStrings(route)
  const page = child ? `${PAGE}?person=${child.userId}` : PAGE
  if (requests.length === 0)
    return (
      <EmptyTab
        title={words.noRequests}
        hint={words.noRequestsHint}
        to={page}
        step={child ? words.changeSchoolFor(child.name) : words.changeSchool}
      />
    )
  return (
    <ul className="dw-me-cards">
      {requests.map(({ id, userName, fromSchoolName, toSchoolName, state, createdAt }) => (
        <li key={id} className="dw-me-card">
          <span className="dw-me-name">
            <SiteLink to={page}>{words.requestOf(userName, fromSchoolName ?? '–', toSchoolName)}</SiteLink>
          </span>
          <Chip tone={TONES[state]}>{words.requestStates[state]}</Chip>
          <span className="dw-me-note">{words.sentAt(createdAt)}</span>
        </li>
      ))}
    </ul>
  )
}
