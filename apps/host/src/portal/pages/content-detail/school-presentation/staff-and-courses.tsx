import type { ContentDetail } from '../../../data/portal-reader'
import { PersonCards } from '../../../parts/list-rows/person-cards'
import { usePageStrings } from '../../../use-page-strings'
import { route } from '../content-detail.route'

type School = NonNullable<ContentDetail['school']>

/** Staff in figures, and some teachers by name. */
export function Staff({ staff, teachers }: Pick<School, 'staff' | 'teachers'>) {
  const strings = usePageStrings(route)
  if (!staff && teachers.length === 0) return null
  return (
    <section className="dw-article-section" aria-labelledby="staff">
      <h2 id="staff">{strings.school.staff}</h2>
      {staff && (
        <ul className="dw-school-figures">
          <li>{strings.school.total(staff.total)}</li>
          {staff.senior !== null && <li>{strings.school.senior(staff.senior)}</li>}
          {staff.graduate !== null && <li>{strings.school.graduate(staff.graduate)}</li>}
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
  const strings = usePageStrings(route)
  if (courses.length === 0) return null
  return (
    <section className="dw-article-section" aria-labelledby="courses">
      <h2 id="courses">{strings.school.courses}</h2>
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
