import type { Page, Stage } from '@doorway/api-client'
import { resourceEndpoints } from '@doorway/api-client/endpoints'
import { useNotify } from '@doorway/admin-kit'
import { Button, Chip, ConfirmDialog, type ChipTone } from '@doorway/ui'
import type { Schema } from '@doorway/api-client/types'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { Pagination } from '../../parts/list/pagination'
import { SiteLink } from '../../parts/links/site-link'
import { pageClient } from '../../parts/upload-queue/queue/browser-queue'
import { useQueueStrings } from '../../parts/upload-queue/use-queue-strings'
import { draftOf } from './resource-draft'
import { ResourceForm } from './resource-form'
import { useUploadStrings } from './use-upload-strings'

type OwnResource = Schema<'OwnResource'>

const TONES: Record<OwnResource['state'], ChipTone> = {
  draft: 'neutral',
  pending: 'accent',
  on_shelf: 'success',
  off_shelf: 'neutral',
  returned: 'warning',
}

interface ResourceRowProps {
  resource: OwnResource
  onEdit: () => void
  onRemove: () => void
  onSubmit: () => void
}

function ResourceRow({ resource, onEdit, onRemove, onSubmit }: ResourceRowProps) {
  const { words } = useUploadStrings()
  const { resourceStates: states } = useQueueStrings().words
  const { t } = usePreferences()
  const { id, title, kind, state, changedAt, files, reason } = resource
  const mayChange = state === 'draft' || state === 'returned'
  return (
    <div className="dw-upload-row">
      <span className="dw-upload-name">
        {state === 'on_shelf' ? <SiteLink to={`/comPageInfo?type=resource&id=${id}`}>{title}</SiteLink> : title}
      </span>
      <Chip tone={TONES[state]}>{states[state]}</Chip>
      <span className="dw-upload-meta">
        {[t.content.metadataValues.resourceKind[kind], words.files(files.length), words.changedAt(changedAt)].join(
          ' · ',
        )}
      </span>
      {reason !== null && <span className="dw-upload-meta">{words.reason(reason)}</span>}
      {mayChange && (
        <span className="dw-upload-actions">
          <Button size="s" aria-label={words.edit(title)} onClick={onEdit}>
            {words.actions.edit}
          </Button>
          <Button size="s" aria-label={words.submitOf(title)} onClick={onSubmit}>
            {words.submit}
          </Button>
          <Button size="s" variant="quiet" aria-label={words.remove(title)} onClick={onRemove}>
            {words.actions.remove}
          </Button>
        </span>
      )}
    </div>
  )
}

/** The user's own resources with the state of their review. */
export function OwnResources({ page, stages }: { page: Page<OwnResource>; stages: readonly Stage[] }) {
  const { words } = useUploadStrings()
  const { revalidate } = useRevalidator()
  const [openId, setOpenId] = useState<number | null>(null)
  const [leaving, setLeaving] = useState<OwnResource | null>(null)
  const notify = useNotify()
  const carryOut = async (work: Promise<unknown>, done: string) => {
    setLeaving(null)
    try {
      await work
      notify.success(done)
    } catch (error) {
      notify.failure(error)
    }
    await revalidate()
  }
  const submit = (resource: OwnResource) =>
    void carryOut(pageClient().endpoints(resourceEndpoints).submit(resource), words.submitted)
  const remove = ({ id }: OwnResource) =>
    void carryOut(pageClient().endpoints(resourceEndpoints).remove(id), words.removed)
  return (
    <section className="dw-upload-section" aria-labelledby="upload-mine">
      <h2 id="upload-mine">{words.mine}</h2>
      {page.total === 0 && (
        <p className="dw-upload-note dw-upload-empty">
          <b>{words.empty}</b>
          <span>{words.emptyHint}</span>
        </p>
      )}
      <ul className="dw-upload-cards">
        {page.rows.map((resource) => (
          <li key={resource.id} className="dw-upload-card">
            {openId === resource.id ? (
              <ResourceForm
                draft={draftOf(resource)}
                stages={stages}
                onClose={() => setOpenId(null)}
                onSaved={revalidate}
              />
            ) : (
              <ResourceRow
                resource={resource}
                onEdit={() => setOpenId(resource.id)}
                onSubmit={() => submit(resource)}
                onRemove={() => setLeaving(resource)}
              />
            )}
          </li>
        ))}
      </ul>
      <Pagination
        page={page.page}
        total={page.total}
        size={page.pageSize}
        address={(at) => `/uploadResources?page=${at}`}
      />
      {leaving && (
        <ConfirmDialog
          isOpen
          title={words.remove(leaving.title)}
          question={words.removeQuestion(leaving.title)}
          isDanger
          onConfirm={() => remove(leaving)}
          onCancel={() => setLeaving(null)}
        />
      )}
    </section>
  )
}
