import { useEffect, useState } from 'react'
import { listGrades, listTeacherChoices } from '../../data/registration-calls'
import { ChoiceEntry, EntryButton, TextEntry } from '../../parts/form-fields/form-fields'
import { usePageStrings } from '../../use-page-strings'
import { AreaEntry } from './area-entry'
import type { RegisterValues, RegistrationType } from './register-values'
import { SchoolEntry } from './school-entry'
import type { RegisterForm } from './use-register-form'
import { route } from './user-register.route'

type Choices = Awaited<ReturnType<typeof listTeacherChoices>>
type Grades = Awaited<ReturnType<typeof listGrades>>
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

function useTextEntry({ values, faults, change }: RegisterForm) {
  return (name: TextName, label: string, hint?: string) => (
    <TextEntry
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

function TeacherFields({ form }: { form: RegisterForm }) {
  const texts = usePageStrings(route)
  const { values, faults, change } = form
  const choices = useChoices<Choices>('teacher', listTeacherChoices)
  const text = useTextEntry(form)
  const stage = choices?.stages.find(({ code }) => code === values.stage)
  const choice = (name: 'userDutyType' | 'stage' | 'subject', label: string, options: Choice[], more?: object) => (
    <ChoiceEntry
      name={name}
      label={label}
      error={faults[name]}
      placeholder={texts.choose}
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
      {choice('userDutyType', texts.duty, duties)}
      {choice('stage', texts.stage, stages, { subject: '' })}
      {choice('subject', texts.subject, subjects)}
      {text('userNumber', texts.staffNumber)}
    </>
  )
}

type Choice = { value: string; label: string }

function StudentFields({ form }: { form: RegisterForm }) {
  const texts = usePageStrings(route)
  const { values, faults, change } = form
  const { school } = values
  const [loadGrades, setLoader] = useState<{ id: number; load: () => Promise<Grades> }>()
  const schoolId = school?.id
  if (schoolId !== undefined && loadGrades?.id !== schoolId)
    setLoader({ id: schoolId, load: () => listGrades(schoolId) })
  const grades = useChoices<Grades>(
    loadGrades && `grades ${loadGrades.id}`,
    loadGrades?.load ?? (() => Promise.resolve([])),
  )
  const text = useTextEntry(form)
  const grade = grades?.find(({ id }) => String(id) === values.gradeId)
  const toOptions = (list: readonly { id: number; name: string }[] = []) =>
    list.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <>
      {text('inSchoolYear', texts.inSchoolYear)}
      {!values.invited && (
        <>
          <ChoiceEntry
            name="gradeId"
            label={texts.grade}
            error={faults['gradeId']}
            placeholder={texts.choose}
            options={toOptions(grades)}
            value={values.gradeId}
            onChange={(gradeId) => change({ gradeId, classId: '' })}
          />
          <ChoiceEntry
            name="classId"
            label={texts.classLabel}
            error={faults['classId']}
            placeholder={texts.choose}
            options={toOptions(grade?.classes)}
            value={values.classId}
            onChange={(classId) => change({ classId })}
          />
        </>
      )}
      {text('userNumber', texts.studentNumber)}
      {text('enrollmentNumber', texts.enrollmentNumber)}
    </>
  )
}

/** Where one belongs, and what only teachers, students or parents state. */
export function SchoolStep({ type, form }: { type: RegistrationType; form: RegisterForm }) {
  const texts = usePageStrings(route)
  const { values, faults, change } = form
  const text = useTextEntry(form)
  const choose = (school: RegisterValues['school']) => change({ school, gradeId: '', classId: '' })
  const { invited } = values
  const leaveClass = () => change({ invited: null, gradeId: '', classId: '' })
  return (
    <>
      {type === '5' && invited ? (
        <div>
          <p>{texts.invitedTo(invited.schoolName, invited.gradeName, invited.className)}</p>
          <EntryButton isQuiet onClick={leaveClass}>
            {texts.otherClass}
          </EntryButton>
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
      {type === '6' && text('childUsername', texts.childUsername, texts.childHint)}
      {text('remark', texts.remark)}
    </>
  )
}
