import type { PageStringsModule } from '../../../strings/load-page-strings'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { usePreferences } from '../../../preferences/preferences-context'
import { readerOf, type SubjectHub } from '../../data/portal-reader'
import { ChineseOnly } from '../../parts/list/chinese-only'
import { ActivityRows } from '../../parts/list-rows/activity-rows'
import { CardGrid } from '../../parts/list-rows/card-grid'
import { PersonCards } from '../../parts/list-rows/person-cards'
import { StudioCards } from '../../parts/list-rows/studio-cards'
import { SiteLink } from '../../parts/links/site-link'
import { useMetadataText } from '../../parts/metadata/metadata'
import { usePageStrings } from '../../use-page-strings'
import { route } from './subject.route'
import '../../parts/list/list-frame.css'
import './subject.css'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

const FIRST = { gardeId: '2', courseId: '0202' }

/** One subject of one stage; without a choice, mathematics of primary school. */
export function loader(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams
  const gardeId = query.get('gardeId') || FIRST.gardeId
  const courseId = query.get('courseId') || FIRST.courseId
  return readerOf(args).subject(gardeId.slice(0, 10), courseId.slice(0, 10))
}

function SectionRows({ kind, rows }: Pick<SubjectHub['sections'][number], 'kind' | 'rows'>) {
  if (kind === 'activity') return <ActivityRows rows={rows} />
  if (kind === 'studio') return <StudioCards rows={rows} level={3} />
  return <CardGrid rows={rows} chips={['award', 'grade']} line="school" plays={kind === 'micro'} level={3} />
}

/** /subjectDetail: everything about one subject, by kind. */
export function Component() {
  const hub = useLoaderData<typeof loader>()
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  const { wordOf } = useMetadataText()
  const stage = hub.subjects.find(({ gardeId }) => gardeId === hub.gardeId)
  const to = (gardeId: string, course: { courseId: string } | undefined) =>
    `/subjectDetail?gardeId=${gardeId}${course ? `&courseId=${course.courseId}` : ''}`
  return (
    <div className="dw-portal-container dw-list">
      <header className="dw-subject-head">
        <p>{hub.gardeName}</p>
        <h1 tabIndex={-1}>{hub.courseName}</h1>
        <ChineseOnly />
      </header>
      <nav className="dw-list-tabs" aria-label={t.content.metadata.gardeId}>
        {hub.subjects.map(({ gardeId, gardeName, courses }) => (
          <SiteLink
            key={gardeId}
            to={to(gardeId, courses.find(({ courseName }) => courseName === hub.courseName) ?? courses[0])}
            aria-current={gardeId === hub.gardeId ? 'page' : undefined}
          >
            {gardeName}
          </SiteLink>
        ))}
      </nav>
      <nav className="dw-subject-courses" aria-label={t.content.metadata.subject}>
        {stage?.courses.map((course) => (
          <SiteLink
            key={course.courseId}
            to={to(hub.gardeId, course)}
            aria-current={course.courseId === hub.courseId ? 'page' : undefined}
          >
            {course.courseName}
          </SiteLink>
        ))}
      </nav>
      {hub.researchers.length > 0 && (
        <section className="dw-subject-section" aria-labelledby="researchers">
          <h2 id="researchers">{texts.researchers}</h2>
          <PersonCards
            people={hub.researchers.map(({ name, title, unit, intro }) => ({
              name,
              line: `${title} · ${unit}`,
              intro,
            }))}
          />
        </section>
      )}
      {hub.sections.length === 0 && <p className="dw-subject-empty">{texts.empty}</p>}
      {hub.sections.map(({ kind, total, rows }) => (
        <section key={kind} className="dw-subject-section">
          <h2>
            {wordOf({ key: 'resourceKind', value: kind })}
            <small>{t.content.list.total(total)}</small>
          </h2>
          <SectionRows kind={kind} rows={rows} />
        </section>
      ))}
    </div>
  )
}
