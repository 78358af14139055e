import { useRegistrationParts } from '../registration-parts'
import { useEffect, useState } from 'react'
import type { RegistrationCalls, TeacherChoices } from '../registration-calls'
import { AreaEntry } from './area-entry'
import type { RegistrationValues, RegistrationType } from '../registration-values'
import { SchoolEntry } from './school-entry'
import type { RegistrationFormState } from '../use-registration-form'

type Grades = Awaited<ReturnType<RegistrationCalls['listGrades']>>
type TextName = 'userNumber' | 'inSchoolYear' | 'enrollmentNumber' | 'childUsername' | 'remark'

/** Loads what a choice needs, once for its key; nothing where loading fails, since these fields are optional. */
function useChoices<Data>(key: string | undefined, load: () => Promise<Data>): Data | undefined {
  const [loaded, setLoaded] = useState<{ key: string; data: Data }>()
  useEffect(() => {
    if (key === undefined || loaded?.key === key) return
    load().then(
      (data) => setLoaded({ key, data }),
      () => undefined,
    )
  }, [key, load, loaded?.key])
  return loaded?.key === key ? loaded?.data : undefined
}

function useTextEntry({ values, faults, change }: RegistrationFormState) {
  const {
    fields: { Text },
  } = useRegistrationParts()
  return (name: TextName, label: string, hint?: string) => (
    <Text
      name={name}
      label={label}
      hint={hint}
      error={faults[name]}
      inputMode={name === 'inSchoolYear' ? 'numeric' : undefined}
      value={values[name]}
      onChange={(value) => change({ [name]: value })}
    />
  )
}

function TeacherFields({ form }: { form: RegistrationFormState }) {
  const {
    text,
    calls,
    fields: { Choice },
  } = useRegistrationParts()
  const { values, faults, change } = form
  const choices = useChoices<TeacherChoices>('teacher', calls.listTeacherChoices)
  const entry = useTextEntry(form)
  const stage = choices?.stages.find(({ code }) => code === values.stage)
  const choice = (name: 'userDutyType' | 'stage' | 'subject', label: string, options: Option[], more?: object) => (
    <Choice
      name={name}
      label={label}
      error={faults[name]}
      placeholder={text('choose')}
      options={options}
      value={values[name]}
      onChange={(value) => change({ [name]: value, ...more })}
    />
  )
  const duties = choices?.duties.map(({ value, label }) => ({ value, label })) ?? []
  const stages = choices?.stages.map(({ code, name }) => ({ value: code, label: name })) ?? []
  const subjects = stage?.subjects.map(({ code, name }) => ({ value: code, label: name })) ?? []
  return (
    <>
      {choice('userDutyType', text('duty'), duties)}
      {choice('stage', text('stage'), stages, { subject: '' })}
      {choice('subject', text('subject'), subjects)}
      {entry('userNumber', text('staffNumber'))}
    </>
  )
}

interface Option {
  value: string
  label: string
}

function StudentFields({ form }: { form: RegistrationFormState }) {
  const {
    text,
    calls,
    fields: { Choice },
  } = useRegistrationParts()
  const { values, faults, change } = form
  const { school } = values
  const [loadGrades, setLoader] = useState<{ id: number; load: () => Promise<Grades> }>()
  const schoolId = school?.id
  if (schoolId !== undefined && loadGrades?.id !== schoolId)
    setLoader({ id: schoolId, load: () => calls.listGrades(schoolId) })
  const grades = useChoices<Grades>(
    loadGrades && `grades ${loadGrades.id}`,
    loadGrades?.load ?? (() => Promise.resolve([])),
  )
  const entry = useTextEntry(form)
  const grade = grades?.find(({ id }) => String(id) === values.gradeId)
  const toOptions = (list: readonly { id: number; name: string }[] = []) =>
    list.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <>
      {entry('inSchoolYear', text('inSchoolYear'))}
      {!values.invited && (
        <>
          <Choice
            name="gradeId"
            label={text('grade')}
            error={faults['gradeId']}
            placeholder={text('choose')}
            options={toOptions(grades)}
            value={values.gradeId}
            onChange={(gradeId) => change({ gradeId, classId: '' })}
          />
          <Choice
            name="classId"
            label={text('classLabel')}
            error={faults['classId']}
            placeholder={text('choose')}
            options={toOptions(grade?.classes)}
            value={values.classId}
            onChange={(classId) => change({ classId })}
          />
        </>
      )}
      {entry('userNumber', text('studentNumber'))}
      {entry('enrollmentNumber', text('enrollmentNumber'))}
    </>
  )
}

/** Where one belongs, and what only teachers, students or parents state. */
export function SchoolStep({ type, form }: { type: RegistrationType; form: RegistrationFormState }) {
  const {
    text,
    fields: { Button },
  } = useRegistrationParts()
  const { values, faults, change } = form
  const entry = useTextEntry(form)
  const choose = (school: RegistrationValues['school']) => change({ school, gradeId: '', classId: '' })
  const { invited } = values
  const leaveClass = () => change({ invited: null, gradeId: '', classId: '' })
  return (
    <>
      {type === '5' && invited ? (
        <div>
          <p>{text('invitedTo', { school: invited.schoolName, grade: invited.gradeName, name: invited.className })}</p>
          <Button isQuiet onClick={leaveClass}>
            {text('otherClass')}
          </Button>
        </div>
      ) : (
        <>
          <AreaEntry path={values.areaPath} error={faults['areaCode']} onChange={(areaPath) => change({ areaPath })} />
          <SchoolEntry
            school={values.school}
            areaCode={values.areaPath.at(-1)}
            error={faults['schoolId']}
            onChange={choose}
          />
        </>
      )}
      {type === '4' && <TeacherFields form={form} />}
      {type === '5' && <StudentFields form={form} />}
      {type === '6' && entry('childUsername', text('childUsername'), text('childHint'))}
      {entry('remark', text('remark'))}
    </>
  )
}
