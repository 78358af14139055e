import { Checkbox, Field, NumberField, Textarea, TextField } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'
import { StepFrame } from '../step-frame'
import { type StepForm, type StepFormState, type StepProps, useStepForm } from '../use-step-form'
import { MediaFields, mediaRowOf, type MediaRow, mediaRulesOf, newMediaRow } from './media-fields'
import { newKey, RowList, withChange, without } from './row-list'

interface SlotRow {
  key: string
  /** Name of the file in addresses and lists of the server. */
  code: string
  label: string
  isRequired: boolean
  types: string
  maxMegabytes: string
  maxMinutes: string
  count: string
  media: MediaRow
}

interface Values {
  perPerson: string
  coauthors: string
  instructors: string
  promiseText: string
  slots: readonly SlotRow[]
}

const SECONDS_OF_MINUTE = 60
const typesOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,，、.]+/)
    .filter((type) => type !== '')

const form: StepForm<Values> = {
  read: ({ limits, promiseText, slots }) => ({
    perPerson: String(limits.perPerson),
    coauthors: String(limits.coauthors),
    instructors: String(limits.instructors),
    promiseText,
    slots: slots.map(({ key, label, isRequired, types, maxMegabytes, maxSeconds, media, count }) => ({
      key,
      code: key,
      label,
      isRequired,
      types: types.join(' '),
      maxMegabytes: String(maxMegabytes),
      maxMinutes: maxSeconds ? String(maxSeconds / SECONDS_OF_MINUTE) : '',
      count: String(count),
      media: mediaRowOf(media),
    })),
  }),
  save: (calls, { perPerson, coauthors, instructors, promiseText, slots }, seen) =>
    calls.save({
      ...seen,
      promiseText,
      limits: { perPerson: Number(perPerson), coauthors: Number(coauthors), instructors: Number(instructors) },
      slots: slots.map(({ code, label, isRequired, types, maxMegabytes, maxMinutes, count, media }) => ({
        key: code,
        label,
        isRequired,
        types: typesOf(types),
        maxMegabytes: Number(maxMegabytes),
        maxSeconds: Number(maxMinutes) > 0 ? Math.round(Number(maxMinutes) * SECONDS_OF_MINUTE) : null,
        count: Number(count),
        media: mediaRulesOf(media, typesOf(types)),
      })),
    }),
}

/** The first free code: file-1, file-2 and so on. */
function freeCode(slots: readonly SlotRow[]): string {
  let number = slots.length + 1
  while (slots.some(({ code }) => code === `file-${number}`)) number += 1
  return `file-${number}`
}

interface RowProps {
  slot: SlotRow
  index: number
  errorOf: (field: string) => string | undefined
  onChange: (change: Partial<SlotRow>) => void
}

function SlotFields({ slot, index, errorOf, onChange }: RowProps) {
  const t = useTranslate()
  return (
    <>
      <Field label={t('competitions.slots.label')} isRequired error={errorOf(`slots.${index}.label`)}>
        <TextField maxLength={40} value={slot.label} onChange={({ target }) => onChange({ label: target.value })} />
      </Field>
      <Field
        label={t('competitions.slots.types')}
        isRequired
        hint={t('competitions.slots.typesHint')}
        error={errorOf(`slots.${index}.types`)}
      >
        <TextField maxLength={100} value={slot.types} onChange={({ target }) => onChange({ types: target.value })} />
      </Field>
      <Field label={t('competitions.slots.size')} isRequired error={errorOf(`slots.${index}.maxMegabytes`)}>
        <NumberField
          maxLength={5}
          value={slot.maxMegabytes}
          onChange={({ target }) => onChange({ maxMegabytes: target.value })}
        />
      </Field>
      <Field label={t('competitions.slots.minutes')} error={errorOf(`slots.${index}.maxSeconds`)}>
        <NumberField
          maxLength={4}
          value={slot.maxMinutes}
          onChange={({ target }) => onChange({ maxMinutes: target.value })}
        />
      </Field>
      <Field label={t('competitions.slots.count')} isRequired error={errorOf(`slots.${index}.count`)}>
        <NumberField maxLength={2} value={slot.count} onChange={({ target }) => onChange({ count: target.value })} />
      </Field>
      <MediaFields
        media={slot.media}
        types={typesOf(slot.types)}
        lengthError={errorOf(`slots.${index}.media.minSeconds`)}
        onChange={(media) => onChange({ media })}
      />
      <Checkbox
        label={t('competitions.slots.required')}
        checked={slot.isRequired}
        onCheckedChange={(isRequired) => onChange({ isRequired })}
      />
    </>
  )
}

/** How many people take part in one entry. */
function LimitFields({ state: { values, set, errorOf } }: { state: StepFormState<Values> }) {
  const t = useTranslate()
  return (['perPerson', 'coauthors', 'instructors'] as const).map((name) => (
    <Field key={name} label={t(`competitions.limit.${name}`)} isRequired error={errorOf(`limits.${name}`)}>
      <NumberField maxLength={1} value={values[name]} onChange={({ target }) => set({ [name]: target.value })} />
    </Field>
  ))
}

/** 作品要求. */
export function WorksStep(props: StepProps) {
  const t = useTranslate()
  const state = useStepForm(props, form)
  const { values, set, errorOf } = state
  const added = (): SlotRow => ({
    key: newKey(),
    code: freeCode(values.slots),
    label: '',
    isRequired: false,
    types: '',
    maxMegabytes: '100',
    maxMinutes: '',
    count: '1',
    media: newMediaRow,
  })
  return (
    <StepFrame
      title={t('competitions.step.works')}
      hint={t('competitions.stepHint.works')}
      isReadOnly={props.isReadOnly}
      form={state}
    >
      <LimitFields state={state} />
      <RowList
        label={t('competitions.slots.list')}
        rows={values.slots}
        empty={t('competitions.slots.empty')}
        addLabel={t('competitions.slots.add')}
        removeLabel={({ label }) => t('competitions.remove', { name: label })}
        isReadOnly={props.isReadOnly}
        onAdd={() => set({ slots: [...values.slots, added()] })}
        onRemove={(row) => set({ slots: without(values.slots, row) })}
        renderRow={(slot, index) => (
          <SlotFields
            slot={slot}
            index={index}
            errorOf={errorOf}
            onChange={(change) => set({ slots: withChange(values.slots, slot.key, change) })}
          />
        )}
      />
      <Field
        label={t('competitions.field.promise')}
        isRequired
        hint={t('competitions.promiseHint')}
        error={errorOf('promiseText')}
        data-wide=""
      >
        <Textarea
          rows={4}
          maxLength={5000}
          value={values.promiseText}
          onChange={({ target }) => set({ promiseText: target.value })}
        />
      </Field>
    </StepFrame>
  )
}
