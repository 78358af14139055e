import { useId, type ReactNode } from 'react'
import type { CompetitionDetail, StageSubjects } from '../../../data/portal-reader'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../competition.route'
import type { EntryValues, MemberValues } from './entry-draft'
import { stagesOfGroup } from './group-stages'
import type { FieldName } from './use-entry-form'

const TOPIC_MAX = 100
const NAME_MAX = 50

export interface EntryFieldsProps {
  competition: CompetitionDetail
  stages: readonly StageSubjects[]
  values: EntryValues
  /** What is wrong, by field, in the reader's language. */
  faults: Partial<Record<FieldName, string>>
  onChange: (change: Partial<EntryValues>) => void
}

interface FieldProps {
  label: string
  fault: string | undefined
  children: (id: string, describedBy: string | undefined) => ReactNode
}

function Field({ label, fault, children }: FieldProps) {
  const id = useId()
  return (
    <div className="dw-entry-field">
      <label htmlFor={id}>{label}</label>
      {children(id, fault === undefined ? undefined : `${id}-fault`)}
      {fault !== undefined && (
        <p id={`${id}-fault`} className="dw-entry-fault">
          {fault}
        </p>
      )}
    </div>
  )
}

interface ChoiceProps {
  name: 'groupId' | 'gardeId' | 'courseId'
  options: readonly { value: string; label: string }[]
}

function Choice({ name, options, values, faults, onChange }: ChoiceProps & EntryFieldsProps) {
  const texts = usePageStrings(route)
  const dependent = { groupId: { gardeId: '', courseId: '' }, gardeId: { courseId: '' }, courseId: {} }[name]
  return (
    <Field label={texts.fields[name]} fault={faults[name]}>
      {(id, describedBy) => (
        <select
          id={id}
          name={name}
          required
          value={values[name]}
          aria-invalid={describedBy !== undefined}
          aria-describedby={describedBy}
          onChange={({ target }) => onChange({ ...dependent, [name]: target.value })}
        >
          <option value="">{texts.choose}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface MembersProps extends EntryFieldsProps {
  memberRole: MemberValues['role']
  max: number
}

/** People of one role, each with name and organisation. */
function Members({ memberRole: role, max, values, onChange }: MembersProps) {
  const texts = usePageStrings(route)
  if (max === 0) return null
  const others = values.members.filter((member) => member.role !== role)
  const own = values.members.filter((member) => member.role === role)
  const put = (members: readonly MemberValues[]) => onChange({ members: [...others, ...members] })
  const edit = (place: number, more: Partial<MemberValues>) =>
    put(own.map((member, index) => (index === place ? { ...member, ...more } : member)))
  return (
    <fieldset className="dw-entry-members">
      <legend>{texts.members[role](max)}</legend>
      {own.map((member, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no identity but their place
        <div key={place} className="dw-entry-member">
          {(['name', 'orgName'] as const).map((name) => (
            <input
              key={name}
              aria-label={texts.memberFields[name](place + 1)}
              placeholder={texts.memberFields[name](place + 1)}
              maxLength={name === 'name' ? NAME_MAX : TOPIC_MAX}
              value={member[name]}
              onChange={({ target }) => edit(place, { [name]: target.value })}
            />
          ))}
          <button
            type="button"
            className="dw-portal-button"
            data-variant="quiet"
            onClick={() => put(own.filter((_, index) => index !== place))}
          >
            {texts.remove}
          </button>
        </div>
      ))}
      {own.length < max && (
        <button
          type="button"
          className="dw-portal-button"
          data-variant="quiet"
          onClick={() => put([...own, { role, name: '', orgName: '' }])}
        >
          {texts.addMember[role]}
        </button>
      )}
    </fieldset>
  )
}

/** Group, stage, subject, topic, people and the promise. */
export function EntryFields(props: EntryFieldsProps) {
  const { competition, stages, values, faults, onChange } = props
  const texts = usePageStrings(route)
  const group = competition.groups.find(({ id }) => String(id) === values.groupId)
  const allowed = stagesOfGroup(group, stages)
  const subjects = allowed.find(({ gardeId }) => gardeId === values.gardeId)?.courses ?? []
  return (
    <>
      <div className="dw-entry-grid">
        <Choice
          {...props}
          name="groupId"
          options={competition.groups.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <Choice
          {...props}
          name="gardeId"
          options={allowed.map(({ gardeId, gardeName }) => ({ value: gardeId, label: gardeName }))}
        />
        <Choice
          {...props}
          name="courseId"
          options={subjects.map(({ courseId, courseName }) => ({ value: courseId, label: courseName }))}
        />
      </div>
      <Field label={texts.fields.topic} fault={faults.topic}>
        {(id, describedBy) => (
          <input
            id={id}
            name="topic"
            required
            maxLength={TOPIC_MAX}
            value={values.topic}
            aria-invalid={describedBy !== undefined}
            aria-describedby={describedBy}
            onChange={({ target }) => onChange({ topic: target.value })}
          />
        )}
      </Field>
      <Members {...props} memberRole="coauthor" max={competition.limits.coauthors} />
      <Members {...props} memberRole="instructor" max={competition.limits.instructors} />
      {faults.members !== undefined && <p className="dw-entry-fault">{faults.members}</p>}
      <section className="dw-entry-promise" aria-label={texts.promise}>
        <h3>{texts.promise}</h3>
        <p lang="zh-CN">{competition.promise.text}</p>
        <label>
          <input
            type="checkbox"
            name="isAgreed"
            checked={values.isAgreed}
            aria-invalid={faults.isAgreed !== undefined}
            onChange={({ target }) => onChange({ isAgreed: target.checked })}
          />{' '}
          {texts.agree(competition.promise.version)}
        </label>
        {faults.isAgreed !== undefined && <p className="dw-entry-fault">{faults.isAgreed}</p>}
      </section>
    </>
  )
}
