import { ApiError } from '@doorway/api-client'
import { Button, Chip, Field, FormFooter, PageHeader, Select, Skeleton, Tabs, TextField } from '@doorway/ui'
import { type FormEvent, Suspense } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { useMayLeave } from '../../forms/use-dirty-guard'
import { FailurePanel } from '../../loading/failure-panel'
import { useReady } from '../../loading/use-ready'
import { useCan } from '../../session/use-session'
import { CriteriaPane } from './criteria-pane'
import { simulatorPane } from './lazy-parts'
import { RulePane } from './rule-pane'
import { LIBRARY } from './scheme-draft'
import type { Scheme } from './scheme-types'
import { VersionCommands } from './version-commands'
import { schemeCodes } from './schemes.codes'
import { useOwnerCompetitions, useScheme } from './schemes.queries'
import { type SchemeForm, useSchemeForm } from './use-scheme-form'

const NAME_MAX = 80

export interface SchemeEditorProps {
  /** Null for a new scheme. */
  id: number | null
  onOpen: (id: number) => void
  onClose: () => void
}

interface LoadedProps extends Omit<SchemeEditorProps, 'id'> {
  scheme: Scheme | null
}

/** Name, owner and total. The owner stays once the scheme is stored. */
function BasicFields({ scheme, form, isReadOnly }: { scheme: Scheme | null; form: SchemeForm; isReadOnly: boolean }) {
  const t = useTranslate()
  const competitions = useOwnerCompetitions()
  const { values, set, errorOf } = form
  const owned = scheme?.competitionName ?? (scheme ? t('schemes.libraryOf', { unit: scheme.ownerName }) : '')
  const options = scheme
    ? [{ value: values.owner === LIBRARY ? 'library' : values.owner, label: owned }]
    : [
        { value: 'library', label: t('schemes.ownLibrary') },
        ...competitions.map(({ id, name }) => ({ value: String(id), label: name })),
      ]
  return (
    <fieldset className="dw-scheme-basics" disabled={isReadOnly}>
      <Field label={t('schemes.field.name')} isRequired error={errorOf('name')}>
        <TextField maxLength={NAME_MAX} value={values.name} onChange={({ target }) => set({ name: target.value })} />
      </Field>
      <Field label={t('schemes.field.owner')} hint={scheme ? undefined : t('schemes.ownerHint')}>
        <Select
          placeholder={null}
          disabled={scheme !== null}
          value={values.owner === LIBRARY ? 'library' : values.owner}
          options={options}
          onValueChange={(owner) => set({ owner: owner === 'library' ? LIBRARY : owner })}
        />
      </Field>
      <Field label={t('schemes.field.total')} isRequired error={errorOf('total')}>
        <TextField
          inputMode="decimal"
          maxLength={7}
          value={values.total}
          onChange={({ target }) => set({ total: target.value.trim() })}
        />
      </Field>
    </fieldset>
  )
}

/** Where the version is used, and why it cannot be changed. */
function Uses({ scheme }: { scheme: Scheme }) {
  const t = useTranslate()
  const { isLocked, uses } = scheme
  if (!isLocked && uses.length === 0) return null
  return (
    <div className="dw-scheme-note">
      {isLocked && <p>{t('schemes.lockedHint')}</p>}
      {uses.length > 0 && (
        <ul aria-label={t('schemes.usedIn')}>
          {uses.map(({ competitionId, competitionName, roundName, panels }) => (
            <li key={`${competitionId}-${String(roundName)}`}>
              {roundName === null
                ? t('schemes.announcedBy', { name: competitionName })
                : t('schemes.usedBy', { name: competitionName, round: roundName, panels })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Header({ scheme, onOpen, onClose }: LoadedProps) {
  const t = useTranslate()
  const mayLeave = useMayLeave()
  const leave = async (next: () => void) => {
    if (await mayLeave()) next()
  }
  return (
    <PageHeader
      title={scheme ? scheme.name : t('schemes.add')}
      details={
        scheme && (
          <Chip tone={scheme.isLocked ? 'neutral' : 'accent'}>
            {t(scheme.isLocked ? 'schemes.locked' : 'schemes.open')}
          </Chip>
        )
      }
      actions={
        <>
          {scheme && scheme.versions.length > 1 && (
            <Select
              aria-label={t('schemes.field.version')}
              placeholder={null}
              value={String(scheme.id)}
              options={scheme.versions.map(({ id, versionNo }) => ({
                value: String(id),
                label: t('schemes.versionNo', { no: versionNo }),
              }))}
              onValueChange={(id) => void leave(() => onOpen(Number(id)))}
            />
          )}
          {scheme && (
            <VersionCommands scheme={scheme} onOpen={(id) => void leave(() => onOpen(id))} onDeleted={onClose} />
          )}
          <Button onClick={() => void leave(onClose)}>{t('schemes.back')}</Button>
        </>
      }
    />
  )
}

const sections = ['criteria', 'rule', 'simulator'] as const

function LoadedEditor(props: LoadedProps) {
  const { scheme, onOpen } = props
  const t = useTranslate()
  const failureText = useFailureText()
  const can = useCan()
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const form = useSchemeForm(scheme, onOpen)
  const isReadOnly = scheme?.isLocked === true || !can(schemeCodes.edit)
  const { failure, isDirty, errors } = form
  const isConflict = failure instanceof ApiError && failure.isVersionConflict
  const faults = Object.keys(errors)
  const faultsOf = (prefixes: readonly string[]) =>
    faults.filter((field) => prefixes.some((prefix) => field.startsWith(prefix))).length
  const labelOf = (name: 'criteria' | 'rule', prefixes: readonly string[]) => {
    const count = faultsOf(prefixes)
    return count > 0 ? t('schemes.tabFaults', { tab: t(`schemes.tab.${name}`), count }) : t(`schemes.tab.${name}`)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void form.submit()
  }
  const content = {
    criteria: <CriteriaPane form={form} isReadOnly={isReadOnly} />,
    rule: <RulePane form={form} isReadOnly={isReadOnly} />,
    simulator: (
      <Suspense fallback={<Skeleton width="full" />}>
        <simulatorPane.Part scheme={scheme} form={form} />
      </Suspense>
    ),
  }
  const labels = {
    criteria: labelOf('criteria', ['sections', 'total']),
    rule: labelOf('rule', ['aggregation', 'tieBreak', 'marksPerWork']),
    simulator: t('schemes.tab.simulator'),
  }
  return (
    <form className="dw-scheme-stack" aria-label={t('schemes.what')} noValidate onSubmit={handleSubmit}>
      <Header {...props} />
      {scheme && <Uses scheme={scheme} />}
      {failure !== null && (
        <p className="dw-field-error" role="alert">
          {isConflict ? t('schemes.conflict') : failureText(failure)}
        </p>
      )}
      <BasicFields scheme={scheme} form={form} isReadOnly={isReadOnly} />
      <Tabs
        label={t('schemes.tabs')}
        selectedId={sections.find((known) => known === query['tab']) ?? 'criteria'}
        onSelect={(tab) => navigate({ query: { tab } })}
        tabs={sections.map((id) => ({ id, label: labels[id], content: content[id] }))}
      />
      {!isReadOnly && (
        <FormFooter note={isDirty ? t('schemes.unsaved') : t('schemes.allSaved')}>
          <Button type="submit" variant="primary" isBusy={form.isSaving} disabled={isConflict}>
            {t('kit.action.save')}
          </Button>
        </FormFooter>
      )}
    </form>
  )
}

function StoredEditor({ id, ...props }: SchemeEditorProps & { id: number }) {
  const scheme = useScheme(id)
  useReady(scheme.data !== undefined)
  if (scheme.data) return <LoadedEditor {...props} scheme={scheme.data} />
  if (scheme.error) return <FailurePanel error={scheme.error} onRetry={() => void scheme.refetch()} />
  return <Skeleton width="full" />
}

/** The editor of one version of a scheme. */
export function SchemeEditor({ id, ...props }: SchemeEditorProps) {
  return id === null ? <LoadedEditor {...props} scheme={null} /> : <StoredEditor {...props} id={id} />
}
