import { ApiError } from '@doorway/api-client'
import { Button, ConfirmDialog, Dialog, partOf, Skeleton } from '@doorway/ui'
import { useState } from 'react'
import { useForm, type UseFormReturn, type UseFormSetError } from 'react-hook-form'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { DraftOffer } from '../../forms/draft-offer'
import { useDirtyGuard } from '../../forms/use-dirty-guard'
import { useDraft } from '../../forms/use-draft'
import { useSingleSubmit } from '../../forms/use-single-submit'
import { FailurePanel } from '../../loading/failure-panel'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import { SiteConflict } from './site-conflict'
import { isOpen, siteDraft, siteForm, siteFormValues, type SiteFormValues } from './site-draft'
import { SiteFields } from './site-fields'
import type { SiteDetail } from './site-types'
import { useLoadSite, useSaveSite, useSite } from './sites.queries'

/** Fields of the form by the names in which the server refuses them. */
const fieldOf = {
  name: 'name',
  code: 'code',
  url: 'url',
  areaCode: 'areaCode',
  'theme.accent': 'accent',
  languages: 'languages',
  logoFileId: 'logoFileId',
} as const

const isField = (field: string): field is keyof typeof fieldOf => Object.hasOwn(fieldOf, field)

/** Shows what the server refuses at the fields; returns whether all of it has a field. */
function showFieldErrors(error: unknown, setError: UseFormSetError<SiteFormValues>): boolean {
  const faults = error instanceof ApiError ? error.fieldErrors : []
  for (const { field, msg } of faults)
    if (isField(field)) setError(fieldOf[field], { type: 'server', message: msg }, { shouldFocus: true })
  return faults.length > 0 && faults.every(({ field }) => isField(field))
}

interface SiteFormProps {
  /** Null for a new site. */
  site: SiteDetail | null
  onClose: () => void
}

/** Saves the form over the site as it was opened or, after a conflict was resolved, as it is stored now. */
function useSiteSave({ site, onClose }: SiteFormProps, { setError, reset, getValues }: UseFormReturn<SiteFormValues>) {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const saving = useSaveSite()
  const load = useLoadSite()
  const [opened, setOpened] = useState(site)
  const [newer, setNewer] = useState<SiteDetail | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const handleFailure = async (error: unknown) => {
    if (isSilent(error) || showFieldErrors(error, setError)) return
    if (opened && error instanceof ApiError && error.isVersionConflict) return setNewer(await load(opened.id))
    setRefusal(failureText(error))
  }
  const save = async (values: SiteFormValues, over = opened) => {
    setRefusal(undefined)
    setNewer(null)
    try {
      await saving.mutateAsync(siteDraft(over, values))
    } catch (error) {
      return handleFailure(error).catch((reason: unknown) => setRefusal(failureText(reason)))
    }
    notify.success(t('sites.saved', { name: values.name.trim() }))
    onClose()
  }
  const resolve = (merge: (mine: SiteFormValues) => SiteFormValues) => {
    const values = merge(getValues())
    reset(siteFormValues(newer))
    reset(values, { keepDefaultValues: true })
    setOpened(newer)
    setNewer(null)
  }
  return { save, refusal, isSaving: saving.isPending, opened, newer, resolve }
}

function SiteForm({ site, onClose }: SiteFormProps) {
  const t = useTranslate()
  const form = useForm<SiteFormValues>({ defaultValues: siteFormValues(site) })
  const { handleSubmit, getValues, reset } = form
  const { isDirty } = form.formState
  const { save, refusal, isSaving, opened, newer, resolve } = useSiteSave({ site, onClose }, form)
  const saveOnce = useSingleSubmit(save)
  const [closing, setClosing] = useState<{ values: SiteFormValues; over: SiteDetail } | null>(null)
  const submitOver = (over: SiteDetail | null) =>
    handleSubmit((values) => {
      // Visitors lose the site: that is said before it happens.
      if (over && isOpen(over.state) && !isOpen(values.state)) return setClosing({ values, over })
      return saveOnce(values, over)
    })
  const submit = submitOver(opened)
  const title = t(site ? 'sites.form.edit' : 'sites.form.add')
  const guard = useDirtyGuard({ isDirty: isDirty && !isSaving, what: title, save: () => submit() })
  const draft = useDraft(`sites.${site ? site.id : 'new'}`, () => (isDirty ? getValues() : null))
  const restore = () => {
    const stored = siteForm.safeParse(draft.stored?.values).data
    if (stored) reset(stored, { keepDefaultValues: true })
    draft.discard()
  }
  const handleClose = () => void guard.mayLeave().then((mayClose) => mayClose && onClose())
  return (
    <Dialog
      isOpen
      size="l"
      title={title}
      onClose={handleClose}
      footer={
        <>
          <Button onClick={handleClose}>{t('kit.ui.cancel')}</Button>
          <Button type="submit" form="dw-site-form" variant="primary" isBusy={isSaving}>
            {t('kit.action.save')}
          </Button>
        </>
      }
    >
      <form
        id="dw-site-form"
        {...partOf('form')}
        className="dw-area-form"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <DraftOffer stored={draft.stored} onRestore={restore} onDiscard={draft.discard} />
        {refusal && (
          <div className="dw-area-form-error" role="alert">
            {refusal}
          </div>
        )}
        {opened && newer && (
          <SiteConflict
            opened={opened}
            stored={newer}
            values={getValues()}
            onResolve={resolve}
            onOverwrite={() => void submitOver(newer)()}
          />
        )}
        <SiteFields form={form} site={site} />
      </form>
      <ConfirmDialog
        isOpen={closing !== null}
        isDanger
        title={t('sites.close.title')}
        question={t('sites.close.question', { name: site ? site.name : '' })}
        consequence={t('sites.close.consequence')}
        onConfirm={() => {
          setClosing(null)
          if (closing) void saveOnce(closing.values, closing.over)
        }}
        onCancel={() => setClosing(null)}
      />
    </Dialog>
  )
}

export interface SiteDialogProps {
  /** Null for a new site. */
  siteId: number | null
  onClose: () => void
}

function StoredSite({ siteId, onClose }: { siteId: number; onClose: () => void }) {
  const t = useTranslate()
  const { data, error, refetch } = useSite(siteId)
  if (data) return <SiteForm site={data} onClose={onClose} />
  return (
    <Dialog isOpen size="l" title={t('sites.form.edit')} onClose={onClose}>
      {error ? <FailurePanel error={error} onRetry={() => void refetch()} /> : <Skeleton width="full" />}
    </Dialog>
  )
}

/** The form of a site; one that exists is read first. */
export function SiteDialog({ siteId, onClose }: SiteDialogProps) {
  return siteId === null ? <SiteForm site={null} onClose={onClose} /> : <StoredSite siteId={siteId} onClose={onClose} />
}
