import { ApiError } from '@doorway/api-client'
import { Button, Drawer, Field, FormSection, NumberField, Select, Switch, TextField } from '@doorway/ui'
import { useState } from 'react'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import { useSavePanel } from './judges.queries'
import type { Board, Panel, PanelDraft } from './judge-types'
import { MemberPicker } from './member-picker'

const MAX_MARKS = 15
const NAME_MAX = 80
const FIRST_MARKS = 3

export interface PanelFormProps {
  competitionId: number
  board: Board
  /** Null for a new panel. */
  panel: Panel | null
  onSaved: (panel: Panel) => void
  onClose: () => void
}

const textOf = (id: number | undefined) => (id === undefined ? '' : String(id))

function firstValues({ board, panel }: PanelFormProps) {
  if (panel) {
    const { name, phaseId, groupId, courseId, schemeId, marksPerWork, avoidsArea, members } = panel
    return {
      name,
      phaseId: String(phaseId),
      groupId: String(groupId),
      courseId: courseId === null ? '' : courseId,
      schemeId: String(schemeId),
      marks: String(marksPerWork),
      avoidsArea,
      members: members.map(({ userId, role, name: of }) => ({ userId, role, name: of })),
    }
  }
  const round = board.rounds.find(({ isOver }) => !isOver)
  return {
    name: '',
    phaseId: textOf(round?.id),
    groupId: '',
    courseId: '',
    schemeId: textOf(board.schemes[0]?.id),
    marks: String(board.schemes[0]?.marksPerWork ?? FIRST_MARKS),
    avoidsArea: true,
    members: [],
  }
}

/** The usual number of marks of a scheme, which a panel starts with. */
function marksOf({ schemes }: Board, schemeId: string): { marks?: string } {
  const chosen = schemes.find(({ id }) => String(id) === schemeId)
  return chosen ? { marks: String(chosen.marksPerWork) } : {}
}

type Values = ReturnType<typeof firstValues> & {
  members: { userId: number; role: PanelDraft['members'][number]['role']; name: string }[]
}
type Faults = Partial<Record<'name' | 'groupId' | 'marks' | 'members', string>>

function usePanelForm(props: PanelFormProps) {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const saving = useSavePanel()
  const { competitionId, panel, onSaved, onClose } = props
  const [values, setValues] = useState<Values>(() => firstValues(props))
  const [faults, setFaults] = useState<Faults>({})
  const set = (change: Partial<Values>) => setValues({ ...values, ...change })
  const submit = () => {
    const marksPerWork = Number(values.marks)
    const areMarksFine = /^\d+$/.test(values.marks) && marksPerWork >= 1 && marksPerWork <= MAX_MARKS
    const found: Faults = {
      ...(values.name.trim() === '' && { name: t('judges.form.nameFault') }),
      ...(values.groupId === '' && { groupId: t('judges.form.groupFault') }),
      ...(!areMarksFine && { marks: t('judges.form.marksFault', { max: MAX_MARKS }) }),
      ...(areMarksFine &&
        values.members.filter(({ role }) => role !== 'reserve').length < marksPerWork && {
          members: t('judges.form.membersFault', { count: marksPerWork }),
        }),
    }
    setFaults(found)
    if (Object.keys(found).length > 0) return
    const draft: PanelDraft = {
      ...(panel && { id: panel.id, version: panel.version }),
      competitionId,
      phaseId: Number(values.phaseId),
      groupId: Number(values.groupId),
      courseId: values.courseId === '' ? null : values.courseId,
      name: values.name.trim(),
      schemeId: Number(values.schemeId),
      marksPerWork,
      avoidsArea: values.avoidsArea,
      members: values.members.map(({ userId, role }) => ({ userId, role })),
    }
    saving.mutate(draft, {
      onSuccess: (saved) => {
        notify.success(t('judges.form.done', { name: saved.name }))
        onSaved(saved)
        onClose()
      },
      onError: (error) => {
        if (isSilent(error)) return
        const own = error instanceof ApiError ? error.fieldErrors.find(({ field }) => field === 'members') : undefined
        setFaults(own ? { members: own.msg } : { name: failureText(error) })
      },
    })
  }
  return { values, faults, set, submit, isBusy: saving.isPending }
}

type Form = ReturnType<typeof usePanelForm>

/** What a panel judges, and by which scheme. Fixed once works are assigned. */
function SubjectFields({
  board,
  panel,
  form: { values, faults, set },
}: Pick<PanelFormProps, 'board' | 'panel'> & { form: Form }) {
  const t = useTranslate()
  const isFixed = panel !== null && panel.open + panel.done > 0
  const options = (rows: readonly { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: String(id), label: name }))
  const rounds = board.rounds.filter(({ id, isOver }) => !isOver || String(id) === values.phaseId)
  return (
    <FormSection title={t('judges.form.subject')}>
      <Field label={t('judges.form.name')} isRequired error={faults.name} data-wide="">
        <TextField maxLength={NAME_MAX} value={values.name} onChange={({ target }) => set({ name: target.value })} />
      </Field>
      <Field label={t('judges.form.round')} isRequired {...(isFixed && { hint: t('judges.form.fixed') })}>
        <Select
          placeholder={null}
          disabled={isFixed}
          value={values.phaseId}
          options={options(rounds)}
          onValueChange={(phaseId) => set({ phaseId })}
        />
      </Field>
      <Field label={t('judges.form.group')} isRequired error={faults.groupId}>
        <Select
          disabled={isFixed}
          value={values.groupId}
          options={options(board.groups)}
          onValueChange={(groupId) => set({ groupId })}
        />
      </Field>
      <Field label={t('judges.form.course')}>
        <Select
          placeholder={t('judges.allCourses')}
          disabled={isFixed}
          value={values.courseId}
          options={board.courses.map(({ courseId, name }) => ({ value: courseId, label: name }))}
          onValueChange={(courseId) => set({ courseId })}
        />
      </Field>
      <Field label={t('judges.form.scheme')} isRequired>
        <Select
          placeholder={null}
          disabled={isFixed}
          value={values.schemeId}
          options={board.schemes.map(({ id, name, versionNo }) => ({
            value: String(id),
            label: t('judges.form.schemeVersion', { name, no: versionNo }),
          }))}
          onValueChange={(schemeId) => set({ schemeId, ...marksOf(board, schemeId) })}
        />
      </Field>
      <Field label={t('judges.form.marks')} isRequired error={faults.marks}>
        <NumberField value={values.marks} onChange={({ target }) => set({ marks: target.value.trim() })} />
      </Field>
      <Field label={t('judges.form.avoidsArea')} hint={t('judges.form.avoidsAreaHint')}>
        <Switch isOn={values.avoidsArea} onToggle={(avoidsArea) => set({ avoidsArea })} />
      </Field>
    </FormSection>
  )
}

/** A panel: what it judges and who sits on it. */
export function PanelForm(props: PanelFormProps) {
  const t = useTranslate()
  const form = usePanelForm(props)
  const { board, panel, onClose } = props
  return (
    <Drawer
      isOpen
      size="l"
      title={t(panel ? 'judges.form.edit' : 'judges.form.add')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.ui.cancel')}</Button>
          <Button variant="primary" isBusy={form.isBusy} onClick={form.submit}>
            {t('kit.action.save')}
          </Button>
        </>
      }
    >
      <div className="dw-judge-stack">
        <SubjectFields board={board} panel={panel} form={form} />
        <MemberPicker
          panelId={panel ? panel.id : null}
          members={form.values.members}
          fault={form.faults.members}
          onChange={(members) => form.set({ members })}
        />
      </div>
    </Drawer>
  )
}
