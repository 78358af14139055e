import { Button, Field, TextField } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import type { ProfileValues } from './profile-form'

const MAX_COURSES = 20

export interface CourseFieldsProps {
  courses: ProfileValues['courses']
  onChange: (courses: ProfileValues['courses']) => void
}

/** Courses that a school is known for, each with a line about it. */
export function CourseFields({ courses, onChange }: CourseFieldsProps) {
  const t = useTranslate()
  const change = (index: number, part: Partial<ProfileValues['courses'][number]>) =>
    onChange(courses.map((course, at) => (at === index ? { ...course, ...part } : course)))
  return (
    <div className="dw-profiles-list dw-profiles-wide">
      {courses.map(({ name, summary }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a course has no id, only its position
        <div key={index} className="dw-profiles-course">
          <Field label={t('schoolProfiles.course.name', { number: index + 1 })}>
            <TextField maxLength={60} value={name} onChange={(event) => change(index, { name: event.target.value })} />
          </Field>
          <Field label={t('schoolProfiles.course.summary', { number: index + 1 })}>
            <TextField
              maxLength={300}
              value={summary}
              onChange={(event) => change(index, { summary: event.target.value })}
            />
          </Field>
          <Button
            size="s"
            variant="quiet"
            aria-label={t('schoolProfiles.course.removeNumber', { number: index + 1 })}
            onClick={() => onChange(courses.filter((_, at) => at !== index))}
          >
            {t('schoolProfiles.course.remove')}
          </Button>
        </div>
      ))}
      <span>
        <Button
          disabled={courses.length >= MAX_COURSES}
          onClick={() => onChange([...courses, { name: '', summary: '' }])}
        >
          {t('schoolProfiles.course.add')}
        </Button>
      </span>
    </div>
  )
}
