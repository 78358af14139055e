import type { Schema } from '@doorway/api-client/types'
import { Chip, type ChipTone } from '@doorway/ui'
import { tabAddress, type DataOf } from '../tab-data'
import { Link, Pages, EmptyTab } from '../controls'
import { usePersonalText } from '../personal-center-texts'

const TONES: Record<Schema<'OwnResource'>['state'], ChipTone> = {
  draft: 'neutral',
  pending: 'accent',
  on_shelf: 'success',
  off_shelf: 'neutral',
  returned: 'warning',
}

function ResourceCard({ resource }: { resource: Schema<'OwnResource'> }) {
  const text = usePersonalText()
  const { id, title, kind, state, changedAt, reason } = resource
  return (
    <>
      <span className="dw-me-name">
        {state === 'on_shelf' ? <Link to={`/comPageInfo?type=resource&id=${id}`}>{title}</Link> : title}
      </span>
      <Chip tone={TONES[state]}>{text(`resourceStates.${state}`)}</Chip>
      <span className="dw-me-note">
        {text(`resourceKinds.${kind}`)} · {text('changedAt', { time: changedAt })}
      </span>
      {reason !== null && <span className="dw-me-note">{text('reason', { text: reason })}</span>}
    </>
  )
}

/** 我的资源: what the person has uploaded, with the state of its review. Changes are made on the upload page. */
export function ResourcesTab({ data: { page } }: { data: DataOf<'resources'> }) {
  const text = usePersonalText()
  if (page === null)
    return (
      <EmptyTab
        title={text('resourcesForbidden')}
        hint={text('resourcesForbiddenHint')}
        to="/microList"
        step={text('findResources')}
      />
    )
  if (page.total === 0)
    return (
      <EmptyTab
        title={text('noResources')}
        hint={text('noResourcesHint')}
        to="/uploadResources"
        step={text('upload')}
      />
    )
  return (
    <>
      <ul className="dw-me-cards">
        {page.rows.map((resource) => (
          <li key={resource.id} className="dw-me-card">
            <ResourceCard resource={resource} />
          </li>
        ))}
      </ul>
      <p>
        <Link to="/uploadResources" look="quiet">
          {text('manageResources')}
        </Link>
      </p>
      <Pages page={page.page} total={page.total} size={page.pageSize} address={(at) => tabAddress('resources', at)} />
    </>
  )
}
