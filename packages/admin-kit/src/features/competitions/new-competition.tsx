import { Field, NumberField, Select, TextField } from '@doorway/ui'
import { useState } from 'react'
import { Controller, type FieldErrors, type Resolver } from 'react-hook-form'
import { useTranslate } from '../../context/use-translate'
import { RecordDialog } from '../../forms/record-dialog'
import { useErrorText } from '../../forms/use-error-text'
import { useRecordForm } from '../../forms/use-record-form'
import type { Translate } from '../../i18n/translate'
import { useNotify } from '../../mutations/use-notify'
import { OrganizationPicker } from '../organizations'
import { type Competition, competitionKinds, type CompetitionRow } from './competition-types'
import { useChangeCompetition } from './competitions.queries'

interface Values {
  name: string
  code: string
  kind: string
  year: string
  organiserOrgId: number | null
}

export interface NewCompetitionProps {
  /** The edition that is copied; null for a competition of its own. */
  from: CompetitionRow | Competition | null
  onAdded: (id: number) => void
  onClose: () => void
}

const fields = ['name', 'code', 'kind', 'year', 'organiserOrgId'] as const

/** The code of the next edition: `yunze-micro-3` becomes `yunze-micro-4`. */
export function nextCode({ code, edition }: Pick<CompetitionRow, 'code' | 'edition'>): string {
  const numbered = new RegExp(`-${edition}$`).exec(code)
  return `${numbered ? code.slice(0, numbered.index) : code}-${edition + 1}`
}

const YEAR = /^(199\d|2[01]\d\d)$/

/** Refuses a year that could not be sent; all else is for the server to say. */
const resolverOf =
  (t: Translate, isCopy: boolean): Resolver<Values> =>
  (values) => {
    const errors: FieldErrors<Values> = {}
    if (!isCopy && !YEAR.test(values.year)) errors.year = { type: 'number', message: t('competitions.yearFault') }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }

function useNewForm({ from, onAdded, onClose }: NewCompetitionProps) {
  const t = useTranslate()
  const notify = useNotify()
  const adding = useChangeCompetition(from ? 'copy' : 'add')
  const [thisYear] = useState(() => new Date().getFullYear())
  const form = useRecordForm<Values>({
    resolver: resolverOf(t, from !== null),
    defaultValues: {
      name: from ? from.name : '',
      code: from ? nextCode(from) : '',
      kind: from ? from.kind : '',
      year: String(from ? from.year + 1 : thisYear),
      organiserOrgId: null,
    },
    fields,
    onSave: async ({ name, code, kind, year, organiserOrgId }) => {
      const saved = await adding.mutateAsync((calls) =>
        from
          ? calls.copy({ id: from.id, name, code })
          : calls.save({
              name,
              code,
              kind: competitionKinds.find((known) => known === kind),
              year: Number(year),
              ...(organiserOrgId !== null && organiserOrgId > 0 && { organiserOrgId }),
            }),
      )
      notify.success(t('competitions.added', { name: saved.name }))
      onClose()
      onAdded(saved.id)
    },
  })
  return { ...form, isSaving: adding.isPending }
}

/** Kind, year and organiser of a competition that is no copy. */
function OwnFields({ form }: { form: ReturnType<typeof useNewForm> }) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <>
      <Field label={t('competitions.field.kind')} isRequired error={errorText(errors.kind)}>
        <Select
          options={competitionKinds.map((value) => ({ value, label: t(`competitions.kind.${value}`) }))}
          {...register('kind')}
        />
      </Field>
      <Field label={t('competitions.field.year')} isRequired error={errorText(errors.year)}>
        <NumberField maxLength={4} {...register('year')} />
      </Field>
      <Field label={t('competitions.field.organiser')} isRequired error={errorText(errors.organiserOrgId)}>
        <Controller
          name="organiserOrgId"
          control={control}
          render={({ field: { value, onChange } }) => (
            <OrganizationPicker
              label={t('competitions.field.organiser')}
              value={value}
              knownName={null}
              onChange={onChange}
            />
          )}
        />
      </Field>
    </>
  )
}

/** Adds a draft, or a draft of the next edition, and opens its editor. */
export function NewCompetition(props: NewCompetitionProps) {
  const { from, onClose } = props
  const t = useTranslate()
  const errorText = useErrorText()
  const form = useNewForm(props)
  const { register, formState } = form
  const { errors } = formState
  return (
    <RecordDialog
      title={from ? t('competitions.copy.title') : t('competitions.add')}
      what={t('competitions.what')}
      isDirty={formState.isDirty}
      isBusy={form.isSaving}
      failure={form.failure}
      onSubmit={form.submit}
      submitLabel={t('competitions.create')}
      onClose={onClose}
    >
      {from && <p>{t('competitions.copy.hint', { name: from.name })}</p>}
      <Field label={t('competitions.field.name')} isRequired error={errorText(errors.name)}>
        <TextField data-autofocus="" maxLength={120} {...register('name')} />
      </Field>
      <Field
        label={t('competitions.field.code')}
        isRequired
        hint={t('competitions.codeHint')}
        error={errorText(errors.code)}
      >
        <TextField maxLength={40} {...register('code')} />
      </Field>
      {!from && <OwnFields form={form} />}
    </RecordDialog>
  )
}
