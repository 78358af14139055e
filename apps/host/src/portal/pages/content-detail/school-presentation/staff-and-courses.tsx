import { usePreferences } from '../../../../preferences/preferences-context'
import type { ContentDetail } from '../../../data/portal-reader'
import { PersonCards } from '../../../parts/list-rows/person-cards'

type School = NonNullable<ContentDetail['school']>

/** Staff in figures, and some teachers by name. */
export function Staff({ staff, teachers }: Pick<School, 'staff' | 'teachers'>) {
  const { t } = usePreferences()
  if (!staff && teachers.length === 0) return null
  return (
    <section className="dw-article-section" aria-labelledby="staff">
      <h2 id="staff">{t.school.staff}</h2>
      {staff && (
        <ul className="dw-school-figures">
          <li>{t.school.total(staff.total)}</li>
          {staff.senior !== null && <li>{t.school.senior(staff.senior)}</li>}
          {staff.graduate !== null && <li>{t.school.graduate(staff.graduate)}</li>}
        </ul>
      )}
      <PersonCards
        people={teachers.map(({ name, title, subject, intro }) => ({ name, line: `${title} · ${subject}`, intro }))}
      />
    </section>
  )
}

/** Courses that the school is known for. */
export function Courses({ courses }: Pick<School, 'courses'>) {
  const { t } = usePreferences()
  if (courses.length === 0) return null
  return (
    <section className="dw-article-section" aria-labelledby="courses">
      <h2 id="courses">{t.school.courses}</h2>
      <ul className="dw-school-courses">
        {courses.map(({ name, summary }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
