import { ApiError, type Organization, type SchoolMergeReport } from '@doorway/api-client'
import { Button, Dialog, Field, Skeleton, TextField } from '@doorway/ui'
import { Suspense, useState } from 'react'
import { conflictView } from '../../forms/conflict/conflict-view'
import { textOf } from '../../forms/conflict/conflicting-fields'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import { updateOf, useOrganizationWords } from './organization-words'
import { organizationFormValues, type OrganizationUpdate } from './organization-draft'
import { OrganizationPicker } from './organization-picker'
import { useMergePreview, useMergeSchools } from './merge.queries'
import { SchoolChangeTexts } from './school-change-texts'

export interface MergeQuestionProps {
  /** The school that disappears. */
  organization: Organization
  /** Name of an organisation by its id. */
  nameOf: (id: number | null) => string
  onClose: () => void
}

const counted = ['users', 'students', 'grades', 'classes', 'children', 'articles', 'sites', 'others'] as const

/** What moves, with numbers; what does not exist is left out. */
function Consequences({ report }: { report: SchoolMergeReport }) {
  const t = useTranslate()
  const { fromName: from, toName: to } = report
  const lines = counted.filter((name) => report[name] > 0)
  return (
    <section className="dw-change-report" aria-label={t('schoolChanges.merge.consequences')}>
      <h3>{t('schoolChanges.merge.moves', { to })}</h3>
      {lines.length === 0 && <p>{t('schoolChanges.merge.nothing')}</p>}
      <dl>
        {lines.map((name) => (
          <div key={name}>
            <dt>{t(`schoolChanges.merge.counts.${name}`)}</dt>
            <dd>{report[name].toLocaleString()}</dd>
          </div>
        ))}
      </dl>
      <p>{t('schoolChanges.merge.disappears', { from })}</p>
      {report.hasPortalPage && <p>{t('schoolChanges.merge.redirect', { from, to })}</p>}
    </section>
  )
}

interface ChangedProps {
  /** As the dialog was opened with it. */
  before: OrganizationUpdate
  now: OrganizationUpdate
  nameOf: (id: number | null) => string
  onContinue: () => void
}

/** What was changed about the school since the dialog was opened; it is read before anything is merged. */
function Changed({ before, now, nameOf, onContinue }: ChangedProps) {
  const t = useTranslate()
  const words = useOrganizationWords(nameOf)
  const opened = organizationFormValues(before)
  const theirs = organizationFormValues(now)
  const { rows } = conflictView({ opened, mine: opened, theirs, resolve: onContinue }, words)
  const title = t('schoolChanges.merge.changed', { name: before.organization.name })
  return (
    <section className="dw-change-report" role="alert" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {rows.map(({ field, label, mine: was, theirs: is }) => (
          <li key={field}>
            {t('schoolChanges.merge.change', { label: t(label), before: textOf(was), after: textOf(is) })}
          </li>
        ))}
      </ul>
      <Button onClick={onContinue}>{t('schoolChanges.merge.goOn')}</Button>
    </section>
  )
}

function MergeDialog({ nameOf, onClose, ...props }: MergeQuestionProps) {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const [organization, setOrganization] = useState(props.organization)
  const [toId, setToId] = useState<number | null>(null)
  const [typed, setTyped] = useState('')
  const preview = useMergePreview(organization.id, toId)
  const merging = useMergeSchools()
  const report = toId === null || preview.isFetching ? undefined : preview.data
  const error = merging.error ?? (preview.isFetching ? null : preview.error)
  const { id: fromId, name, version } = organization
  const before: OrganizationUpdate = { mode: 'update', organization, parentName: nameOf(organization.parentId) }
  const now = error instanceof ApiError ? updateOf(before, error.current, nameOf) : null
  const continueWith = (newer: OrganizationUpdate) => {
    setOrganization(newer.organization)
    setTyped('')
    merging.reset()
    void preview.refetch()
  }
  const merge = () => {
    if (toId === null || !report) return
    merging.mutate(
      { fromId, toId, version },
      {
        onSuccess: () => {
          notify.success(t('schoolChanges.merge.done', { from: name, to: report.toName }))
          onClose()
        },
      },
    )
  }
  const choose = (id: number | null) => {
    setToId(id)
    merging.reset()
  }
  const handleClose = () => !merging.isPending && onClose()
  return (
    <Dialog
      isOpen
      title={t('schoolChanges.merge.title', { name })}
      description={t('schoolChanges.merge.question', { name })}
      onClose={handleClose}
      footer={
        <>
          <Button onClick={handleClose}>{t('kit.ui.cancel')}</Button>
          <Button
            variant="danger"
            disabled={!report || now !== null || typed.trim() !== name}
            isBusy={merging.isPending}
            onClick={merge}
          >
            {t('schoolChanges.merge.confirm')}
          </Button>
        </>
      }
    >
      <div className="dw-change-stack dw-change-dialog">
        <Field label={t('schoolChanges.merge.into')} isRequired>
          <OrganizationPicker label={t('schoolChanges.merge.into')} value={toId} knownName={null} onChange={choose} />
        </Field>
        {now && <Changed before={before} now={now} nameOf={nameOf} onContinue={() => continueWith(now)} />}
        {error && !now && !isSilent(error) && (
          <p className="dw-area-form-error" role="alert">
            {failureText(error)}
          </p>
        )}
        {preview.isFetching && <Skeleton width="full" />}
        {report && (
          <>
            <Consequences report={report} />
            <Field label={t('schoolChanges.merge.typeName', { name })}>
              <TextField value={typed} maxLength={200} onChange={(event) => setTyped(event.target.value)} />
            </Field>
          </>
        )}
      </div>
    </Dialog>
  )
}

/** 撤并: chooses the school that takes over, lists what moves, and wants the name of the one that disappears. */
export function MergeQuestion(props: MergeQuestionProps) {
  return (
    <Suspense>
      <SchoolChangeTexts fallback={null}>
        <MergeDialog {...props} />
      </SchoolChangeTexts>
    </Suspense>
  )
}
