import { ApiError, type GradeWithClasses, type SchoolChangeDraft } from '@doorway/api-client'
import { gradeEndpoints, schoolChangeEndpoints } from '@doorway/api-client/endpoints'
import { useNotify } from '@doorway/admin-kit'
import { Button, Combobox, Field, Select, Textarea, TextField, type SelectOption } from '@doorway/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useRevalidator } from 'react-router-dom'
import { toOptions } from '../../parts/list/options'
import { pageClient } from '../../parts/upload-queue/queue/browser-queue'
import { usePageStrings } from '../../use-page-strings'
import { ChangeDocuments, type Document } from './change-documents'
import type { Person } from './change-school.page'
import { route } from './change-school.route'
import { TargetArea } from './target-area'

const KINDS = ['transfer', 'move', 'graduation', 'correction'] as const
const MIN_REASON = 5

interface Values {
  kind: string
  areaPath: readonly string[]
  school: SelectOption | null
  gradeId: string
  classId: string
  effectiveOn: string
  reason: string
  documents: readonly Document[]
}

const empty: Values = {
  kind: '',
  areaPath: [],
  school: null,
  gradeId: '',
  classId: '',
  effectiveOn: '',
  reason: '',
  documents: [],
}

type Faults = Record<string, string>
type FormWords = ReturnType<typeof usePageStrings<typeof import('./strings/zh').zh>>

function faultsOf({ kind, school, effectiveOn, reason }: Values, words: FormWords): Faults {
  return {
    ...(kind === '' && { kind: words.required.kind }),
    ...(school === null && { toSchoolId: words.required.school }),
    ...(effectiveOn === '' && { effectiveOn: words.required.day }),
    ...(reason.trim().length < MIN_REASON && { reason: words.required.reason }),
  }
}

function draftOf({ userId }: Person, values: Values): SchoolChangeDraft | undefined {
  const { school, gradeId, classId, effectiveOn, reason, documents } = values
  const kind = KINDS.find((each) => each === values.kind)
  if (!kind || !school) return undefined
  return {
    userId,
    kind,
    toSchoolId: Number(school.value),
    ...(gradeId !== '' && { toGradeId: Number(gradeId) }),
    ...(classId !== '' && { toClassId: Number(classId) }),
    effectiveOn,
    reason,
    fileIds: documents.map(({ id }) => id),
  }
}

async function searchSchools(areaCode: string | undefined, keyword: string, signal: AbortSignal) {
  const found = await pageClient().endpoints(schoolChangeEndpoints).searchSchools(keyword, signal, areaCode)
  return found.map(({ id, name, areaName }) => ({
    value: String(id),
    label: areaName === null ? name : `${name}（${areaName}）`,
  }))
}

/** The grades of the chosen school with their classes; empty before a school is chosen. */
function useGrades() {
  const [grades, setGrades] = useState<readonly GradeWithClasses[]>([])
  const load = async (school: SelectOption | null) => {
    setGrades([])
    if (school) setGrades(await pageClient().endpoints(gradeEndpoints).listWithClasses(Number(school.value)))
  }
  return { grades, load }
}

/** Sending the form: its own checks first, then what the server finds. */
function useSending(person: Person, values: Values, onSent: () => void) {
  const words = usePageStrings(route)
  const notify = useNotify()
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [isSending, setSending] = useState(false)
  const show = (found: Faults) => {
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const found = faultsOf(values, words)
    const draft = draftOf(person, values)
    show(found)
    if (Object.keys(found).length > 0 || !draft) return
    setSending(true)
    try {
      await pageClient().endpoints(schoolChangeEndpoints).submit(draft)
      notify.success(words.submitted)
      onSent()
      await revalidate()
    } catch (error) {
      const fields = error instanceof ApiError ? error.fieldErrors : []
      show(Object.fromEntries(fields.map(({ field, msg }) => [field, msg])))
      if (fields.length === 0) notify.failure(error)
    } finally {
      setSending(false)
    }
  }
  return { form, faults, isSending, send }
}

export interface ChangeFormProps {
  person: Person
  onSent: () => void
}

/** The form of a change of school. What is written stays when the server refuses it. */
export function ChangeForm({ person, onSent }: ChangeFormProps) {
  const words = usePageStrings(route)
  const [values, setValues] = useState<Values>(empty)
  const { grades, load } = useGrades()
  const { form, faults, isSending, send } = useSending(person, values, onSent)
  const set = (change: Partial<Values>) => setValues((now) => ({ ...now, ...change }))
  const chooseSchool = (school: SelectOption | null) => {
    set({ school, gradeId: '', classId: '' })
    if (person.isStudent) void load(school)
  }
  const chooseArea = (areaPath: string[]) => {
    set({ areaPath })
    chooseSchool(null)
  }
  const areaCode = values.areaPath.at(-1)
  const classes = grades.find(({ id }) => String(id) === values.gradeId)?.classes ?? []
  return (
    <form ref={form} className="dw-change-form" noValidate onSubmit={(event) => void send(event)}>
      <Field label={words.kind} error={faults['kind']} isRequired>
        <Select
          name="kind"
          options={toOptions(words.kinds)}
          value={values.kind}
          onValueChange={(kind) => set({ kind })}
        />
      </Field>
      <TargetArea path={values.areaPath} onChange={chooseArea} />
      <Field label={words.school} error={faults['toSchoolId']} isRequired>
        <Combobox
          key={areaCode}
          name="toSchoolId"
          value={values.school}
          onValueChange={chooseSchool}
          search={(keyword, signal) => searchSchools(areaCode, keyword, signal)}
        />
      </Field>
      {person.isStudent && (
        <>
          <Field label={words.grade}>
            <Select
              name="toGradeId"
              options={grades.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={values.gradeId}
              onValueChange={(gradeId) => set({ gradeId, classId: '' })}
            />
          </Field>
          <Field label={words.class} error={faults['toClassId']}>
            <Select
              name="toClassId"
              options={classes.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={values.classId}
              onValueChange={(classId) => set({ classId })}
            />
          </Field>
        </>
      )}
      <Field label={words.day} error={faults['effectiveOn']} isRequired>
        <TextField
          type="date"
          name="effectiveOn"
          value={values.effectiveOn}
          onChange={({ target }) => set({ effectiveOn: target.value })}
        />
      </Field>
      <Field label={words.reason} error={faults['reason']} isRequired className="dw-change-wide">
        <Textarea
          name="reason"
          rows={3}
          maxLength={500}
          value={values.reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
      </Field>
      <ChangeDocuments documents={values.documents} onChange={(documents) => set({ documents })} />
      <p className="dw-change-wide">
        <Button type="submit" variant="primary" isBusy={isSending}>
          {words.submit}
        </Button>
      </p>
    </form>
  )
}
