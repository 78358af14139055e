import type { PageStringsModule } from '../../../strings/load-page-strings'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { languages } from '../../../preferences/languages'
import { usePreferences } from '../../../preferences/preferences-context'
import { articleLink, dayOf, tagLink } from '../../parts/links/article-link'
import { readerOf, type ContentDetail } from '../../data/portal-reader'
import { MetadataTable, metadataValue } from '../../parts/metadata/metadata'
import { savingUrl } from '../../parts/files/saving-url'
import { Thumbnail } from '../../parts/thumbnail/thumbnail'
import { RelatedPairs } from '../../parts/related-pairs/related-pairs'
import { splitPart } from '../../parts/split-part'
import { ChineseOnly } from '../../parts/list/chinese-only'
import { SiteLink } from '../../parts/links/site-link'
import { ArticleAside } from './article-aside'
import { ArticleBody } from './article-body'
import { Attachments } from './attachments'
import { loadCertificate, type CertificateData } from './certificate/load-certificate'
import { FavouriteButton } from './favourite/favourite-button'
import { filmsOf } from './films-of'
import { ContentsFold, ContentsRail } from './table-of-contents'
import { PageTools } from './page-tools'
import { usePageStrings } from '../../use-page-strings'
import { route } from './content-detail.route'
import './content-detail.css'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

// Each belongs to one type of content; the others do not load it.
const ActivitySignUp = splitPart(async () => (await import('./sign-up/activity-sign-up')).ActivitySignUp)
const SchoolPresentation = splitPart(
  async () => (await import('./school-presentation/school-presentation')).SchoolPresentation,
)
const ResourceReport = splitPart(async () => (await import('./report/resource-report')).ResourceReport)
const WorkPresentation = splitPart(async () => (await import('./work/work-presentation')).WorkPresentation)
const CertificatePage = splitPart(async () => (await import('./certificate/certificate-page')).CertificatePage)
const ArticleFilms = splitPart(async () => (await import('./article-films')).ArticleFilms)
const LessonPlayer = splitPart(async () => (await import('./lesson-player')).LessonPlayer)

/** Types of the contract; others are not there. */
const TYPES = new Set([
  'article',
  'disclosure',
  'project',
  'school',
  'principal',
  'activity',
  'resource',
  'studio',
  'page',
  'work',
])
/** Types that are published with the results of a competition: where one is not there, the page says so. */
const LATER = new Set(['work', 'certificate'])
const notThere = (type: string) => new Response(LATER.has(type) ? type : '', { status: 404 })

/** Loads a published item; unknown, unpublished and withdrawn items are all a 404 (domain 2.2). */
export async function loader(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams
  const id = query.get('id')
  const type = query.get('type') || 'article'
  const isId = id !== null && /^[1-9]\d{0,15}$/.test(id)
  // The number of a certificate is more than digits (domain 3.5).
  if (type === 'certificate' && id && !isId) return loadCertificate(args, id, query.get('code'))
  if (!isId || !TYPES.has(type)) throw notThere(type)
  return readerOf(args)
    .content(type, id)
    .catch((error: unknown) => {
      throw error instanceof Response && error.status === 404 ? notThere(type) : error
    })
}

/** Kinds that are dated news; the others present a person or thing. */
const DATED = new Set(['article', 'disclosure', 'project'])
/** Kinds that begin with a picture. */
const PICTURED = new Set(['school', 'principal'])

function Breadcrumb({ item }: { item: ContentDetail }) {
  const { t, locale } = usePreferences()
  const texts = usePageStrings(route)
  return (
    <nav className="dw-breadcrumb" aria-label={texts.breadcrumb}>
      <SiteLink to="/doorMain">{t.nav.home}</SiteLink>
      {item.columnPath.map(({ code, name, names, route: path }) => (
        <span key={code}>
          {path ? <SiteLink to={path}>{names[locale] ?? name}</SiteLink> : (names[locale] ?? name)}
        </span>
      ))}
    </nav>
  )
}

function MetaLine({ item }: { item: ContentDetail }) {
  const texts = usePageStrings(route)
  return (
    <p className="dw-article-meta">
      {item.source && <span>{texts.source(item.source)}</span>}
      {item.author && <span>{texts.author(item.author)}</span>}
      {DATED.has(item.type) && <time dateTime={dayOf(item.publishAt)}>{texts.publishedAt(dayOf(item.publishAt))}</time>}
      <span>{texts.views(item.viewCount)}</span>
      <PageTools />
    </p>
  )
}

/** Links to the items with the same tags. */
function Tags({ tags }: Pick<ContentDetail, 'tags'>) {
  const texts = usePageStrings(route)
  if (tags.length === 0) return null
  return (
    <p className="dw-article-tags">
      {texts.tags}
      {tags.map((tag) => (
        <SiteLink key={tag} to={tagLink(tag)}>
          {tag}
        </SiteLink>
      ))}
    </p>
  )
}

/** Returns the original document: the first attachment that has been uploaded. */
function originalOf({ attachments }: Pick<ContentDetail, 'attachments'>) {
  return attachments.flatMap(({ name, url }) => (url === null ? [] : { name, url }))[0]
}

function Neighbours({ item }: { item: ContentDetail }) {
  const texts = usePageStrings(route)
  if (!item.prev && !item.next) return null
  return (
    <nav className="dw-article-neighbours" aria-label={texts.neighbours}>
      {item.prev && (
        <p>
          {texts.previous}
          <SiteLink to={articleLink({ type: item.type, id: item.prev.id })}>{item.prev.title}</SiteLink>
        </p>
      )}
      {item.next && (
        <p>
          {texts.next}
          <SiteLink to={articleLink({ type: item.type, id: item.next.id })}>{item.next.title}</SiteLink>
        </p>
      )}
    </nav>
  )
}

/** /comPageInfo: one item of any kind, with breadcrumb, title, metadata, text, files and neighbours. */
export function Component() {
  const item = useLoaderData<ContentDetail | CertificateData>()
  return 'certificate' in item ? <CertificatePage {...item} /> : <Item item={item} />
}

function Item({ item }: { item: ContentDetail }) {
  const { locale } = usePreferences()
  const contentLanguage = languages[locale === 'tw' ? 'tw' : 'zh'].htmlLang
  const texts = usePageStrings(route)
  const motto = metadataValue(item, 'motto')
  const relatedTitle: Record<string, string> = {
    school: texts.school.news,
    studio: texts.studioArticles,
    work: texts.work.related,
  }
  const original = item.type === 'disclosure' ? originalOf(item) : undefined
  return (
    <div className="dw-portal-container dw-article-page" data-type={item.type}>
      <Breadcrumb item={item} />
      <article className="dw-article">
        {PICTURED.has(item.type) && (
          <div className="dw-article-picture">
            <Thumbnail row={item} sizes="(max-width: 767px) 92vw, 720px" />
          </div>
        )}
        <h1 tabIndex={-1} lang={contentLanguage}>
          {item.title}
        </h1>
        {item.subtitle && <p className="dw-article-subtitle">{item.subtitle}</p>}
        {motto && <p className="dw-article-subtitle">{motto}</p>}
        <ChineseOnly />
        <MetaLine item={item} />
        {item.work ? (
          <WorkPresentation item={item} work={item.work} />
        ) : (
          <MetadataTable facts={item.facts} skip={['motto']} />
        )}
        <RelatedPairs pairs={item.pairs} labels={texts.pairs} />
        {item.type === 'activity' && <ActivitySignUp item={item} />}
        {metadataValue(item, 'resourceKind') === 'micro' && <LessonPlayer item={item} />}
        {original && (
          <p className="dw-article-original">
            <a href={savingUrl(original.url)} download={original.name} className="dw-portal-button">
              {texts.original}
            </a>
          </p>
        )}
        <ContentsFold key={item.id} parts={item.contents} />
        <ArticleBody html={item.bodyHtml} lang={contentLanguage} />
        {item.sections.map(({ key, html }) => (
          <section key={key} className="dw-article-section">
            <h2>{Object.entries<string>(texts.sections).find(([name]) => name === key)?.[1] ?? key}</h2>
            <ArticleBody html={html} lang={contentLanguage} />
          </section>
        ))}
        {item.school && <SchoolPresentation school={item.school} />}
        {DATED.has(item.type) && filmsOf(item.attachments).length > 0 && <ArticleFilms files={item.attachments} />}
        <Attachments files={item.attachments} />
        <Tags tags={item.tags} />
        <FavouriteButton type={item.type} id={item.id} />
        {item.type === 'resource' && <ResourceReport resourceId={item.id} />}
        <Neighbours item={item} />
      </article>
      <div className="dw-article-rail">
        <ContentsRail parts={item.contents} />
        <ArticleAside title={relatedTitle[item.type] ?? texts.related} related={item.related} />
      </div>
    </div>
  )
}
