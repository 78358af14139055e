import type { Schema } from '@doorway/api-client/types'
import { Chip, type ChipTone } from '@doorway/ui'
import { usePreferences } from '../../../../preferences/preferences-context'
import { Pagination } from '../../../parts/list/pagination'
import { SiteLink } from '../../../parts/links/site-link'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../personal-center.route'
import { tabAddress, type DataOf } from '../tab-data'
import { EmptyTab } from './empty-tab'

const TONES: Record<Schema<'OwnResource'>['state'], ChipTone> = {
  draft: 'neutral',
  pending: 'accent',
  on_shelf: 'success',
  off_shelf: 'neutral',
  returned: 'warning',
}

function ResourceCard({ resource }: { resource: Schema<'OwnResource'> }) {
  const words = usePageStrings(route)
  const { t } = usePreferences()
  const { id, title, kind, state, changedAt, reason } = resource
  return (
    <>
      <span className="dw-me-name">
        {state === 'on_shelf' ? <SiteLink to={`/comPageInfo?type=resource&id=${id}`}>{title}</SiteLink> : title}
      </span>
      <Chip tone={TONES[state]}>{words.resourceStates[state]}</Chip>
      <span className="dw-me-note">
        {t.content.metadataValues.resourceKind[kind]} · {words.changedAt(changedAt)}
      </span>
      {reason !== null && <span className="dw-me-note">{words.reason(reason)}</span>}
    </>
  )
}

/** 我的资源: what the person has uploaded, with the state of its review. Changes are made on the upload page. */
export function ResourcesTab({ data: { page } }: { data: DataOf<'resources'> }) {
  const words = usePageStrings(route)
  if (page === null)
    return (
      <EmptyTab
        title={words.resourcesForbidden}
        hint={words.resourcesForbiddenHint}
        to="/microList"
        step={words.findResources}
      />
    )
  if (page.total === 0)
    return <EmptyTab title={words.noResources} hint={words.noResourcesHint} to="/uploadResources" step={words.upload} />
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
        <SiteLink to="/uploadResources" className="dw-portal-button" data-variant="quiet">
          {words.manageResources}
        </SiteLink>
      </p>
      <Pagination
        page={page.page}
        total={page.total}
        size={page.pageSize}
        address={(at) => tabAddress('resources', at)}
      />
    </>
  )
}
