import { Button, FormFooter, PageHeader, partOf, Skeleton, StatePanel } from '@doorway/ui'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type FormEvent } from 'react'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { DraftOffer } from '../../forms/draft-offer'
import { useDirtyGuard } from '../../forms/use-dirty-guard'
import { useDraft } from '../../forms/use-draft'
import { useRecordForm } from '../../forms/use-record-form'
import { FailurePanel } from '../../loading/failure-panel'
import { useRecordName } from '../../context/use-record-name'
import { useReady } from '../../loading/use-ready'
import { useNotify } from '../../mutations/use-notify'
import { useCan, useSession } from '../../session/use-session'
import { WorkgroupConflict } from './workgroup-conflict'
import { WorkgroupFields } from './workgroup-fields'
import {
  readStoredGroup,
  workgroupDraft,
  workgroupForm,
  workgroupFormValues,
  type WorkgroupFormValues,
} from './workgroup-form'
import { MemberFields } from './member-fields'
import type { WorkgroupDetail } from './workgroup-types'
import { workgroupCodes } from './workgroups.codes'
import { useSaveWorkgroup, useWorkgroup } from './workgroups.queries'

const fields = [
  'name',
  'kind',
  'orgId',
  'areaCode',
  'gardeId',
  'courseId',
  'summary',
  'validFrom',
  'validTo',
  'members',
] as const

export interface WorkgroupEditorPanelProps {
  /** Null adds a group. */
  workgroupId: number | null
  /** The group is stored. */
  onSaved: (workgroupId: number) => void
  onClose: () => void
}

interface LoadedEditorProps extends Pick<WorkgroupEditorPanelProps, 'onSaved' | 'onClose'> {
  /** Null for a new group. */
  group: WorkgroupDetail | null
}

/** The form with its save, draft and guard. */
function useWorkgroupEditing({ group, onSaved, onClose }: LoadedEditorProps) {
  const t = useTranslate()
  const notify = useNotify()
  const can = useCan()
  const saving = useSaveWorkgroup()
  const maySave = can(group ? workgroupCodes.edit : workgroupCodes.add)
  const mayMembers = maySave && can(workgroupCodes.members)
  const title = t(group ? 'workgroups.editTitle' : 'workgroups.add')
  const form = useRecordForm<WorkgroupFormValues>({
    resolver: standardSchemaResolver<WorkgroupFormValues, unknown, WorkgroupFormValues>(workgroupForm),
    defaultValues: workgroupFormValues(group),
    fields,
    version: group?.version,
    valuesOf: (current) => {
      const stored = readStoredGroup(current)
      return stored && workgroupFormValues(stored)
    },
    onSave: async (values, version) => {
      const saved = await saving.mutateAsync(workgroupDraft(group, values, { mayMembers, version }))
      guard.release()
      notify.success(t('workgroups.saved', { name: saved.name }))
      onSaved(saved.id)
    },
  })
  const { isDirty } = form.formState
  const guard = useDirtyGuard({ isDirty: isDirty && !saving.isPending, what: title, save: form.submit })
  const draft = useDraft(`workgroups.${group ? group.id : 'new'}`, () => (isDirty ? form.getValues() : null))
  const restore = () => {
    const stored = workgroupForm.safeParse(draft.stored?.values).data
    if (stored) form.reset(stored, { keepDefaultValues: true })
    draft.discard()
  }
  const close = () => void guard.mayLeave().then((mayClose) => mayClose && onClose())
  return { form, title, draft: { ...draft, restore }, close, maySave, mayMembers, isSaving: saving.isPending }
}

function LoadedEditor(props: LoadedEditorProps) {
  const t = useTranslate()
  const failureText = useFailureText()
  const { form, title, draft, close, maySave, mayMembers, isSaving } = useWorkgroupEditing(props)
  const { failure, submit, overwrite, formState } = form
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  const { group } = props
  useRecordName(group?.name)
  return (
    <form {...partOf('form')} className="dw-wg-stack" noValidate onSubmit={handleSubmit}>
      <PageHeader title={title} />
      <h2 className="dw-wg-form-heading">
        <span className="dw-visually-hidden">{t('workgroups.title')}</span>
      </h2>
      <DraftOffer stored={draft.stored} onRestore={draft.restore} onDiscard={draft.discard} />
      {group?.state === 'expired' && <p className="dw-wg-note">{t('workgroups.expiredHint')}</p>}
      {form.conflict && (
        <WorkgroupConflict
          group={group}
          conflict={form.conflict}
          failure={failure}
          onOverwrite={() => void overwrite()}
        />
      )}
      {failure !== null && !form.conflict && (
        <p className="dw-field-error" role="alert">
          {failureText(failure)}
        </p>
      )}
      <fieldset className="dw-wg-plain" disabled={!maySave}>
        <WorkgroupFields form={form} group={group} />
      </fieldset>
      <MemberFields form={form} isReadOnly={!mayMembers} />
      <FormFooter note={formState.isDirty ? t('workgroups.unsaved') : undefined}>
        {maySave && (
          <Button type="submit" variant="primary" isBusy={isSaving} disabled={form.conflict !== null}>
            {t('kit.action.save')}
          </Button>
        )}
        <Button onClick={close}>{t('workgroups.back')}</Button>
      </FormFooter>
    </form>
  )
}

/** The editor of one workgroup, from its loading to its closing. */
export function WorkgroupEditorPanel({ workgroupId, onSaved, onClose }: WorkgroupEditorPanelProps) {
  const t = useTranslate()
  const isMissing = workgroupId !== null && !(workgroupId > 0)
  const { data, error, refetch } = useWorkgroup(isMissing ? null : workgroupId)
  // Until the user's rights are known, the form would be rendered read-only.
  const { isLoading } = useSession()
  useReady(data !== undefined && !isLoading)
  if (isMissing)
    return (
      <StatePanel
        kind="empty"
        title={t('workgroups.noId')}
        action={<Button onClick={onClose}>{t('workgroups.back')}</Button>}
      />
    )
  if (error) return <FailurePanel error={error} onRetry={() => void refetch()} />
  if (data === undefined || isLoading) return <Skeleton width="full" />
  return <LoadedEditor group={data} onSaved={onSaved} onClose={onClose} />
}
