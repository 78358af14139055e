import type { Schema } from '@doorway/api-client/types'
import { Chip, type ChipTone } from '@doorway/ui'
import type { DataOf } from '../tab-data'
import { Link, EmptyTab } from '../controls'
import { usePersonalText } from '../personal-center-texts'

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
  const text = usePersonalText()
  const page = child ? `${PAGE}?person=${child.userId}` : PAGE
  if (requests.length === 0)
    return (
      <EmptyTab
        title={text('noRequests')}
        hint={text('noRequestsHint')}
        to={page}
        step={child ? text('changeSchoolFor', { name: child.name }) : text('changeSchool')}
      />
    )
  return (
    <ul className="dw-me-cards">
      {requests.map(({ id, userName, fromSchoolName, toSchoolName, state, createdAt }) => (
        <li key={id} className="dw-me-card">
          <span className="dw-me-name">
            <Link to={page}>
              {text('requestOf', { name: userName, from: fromSchoolName ?? '–', to: toSchoolName })}
            </Link>
          </span>
          <Chip tone={TONES[state]}>{text(`requestStates.${state}`)}</Chip>
          <span className="dw-me-note">{text('sentAt', { time: createdAt })}</span>
        </li>
      ))}
    </ul>
  )
}
