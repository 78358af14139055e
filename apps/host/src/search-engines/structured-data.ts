import type { ContentDetail, Site } from '../portal/data/portal-reader'

const CONTEXT = 'https://schema.org'
const KINDS: Record<string, string> = {
  article: 'NewsArticle',
  disclosure: 'Article',
  project: 'Article',
  page: 'WebPage',
  school: 'School',
  principal: 'ProfilePage',
  activity: 'EducationEvent',
  resource: 'LearningResource',
}

const zoned = (time: string | null | undefined) =>
  time?.replace(' ', 'T').concat(time.length === 16 ? ':00+08:00' : '+08:00')

function metadataValue(item: ContentDetail, key: string): string | undefined {
  return item.facts.find((fact) => fact.key === key)?.value
}

interface PageContext {
  site: Site
  /** The one address of the page. */
  canonical: string
  /** The whole address of a page of the site. */
  address: (path: string) => string
}

const publisherOf = ({ site, footer }: Site) => ({
  '@type': 'GovernmentOrganization',
  name: footer['organiser'] ?? site.name,
})

/** The breadcrumb from the front page to an item; a column without a page has no address. */
function trail(item: ContentDetail, { site, canonical, address }: PageContext): object {
  const steps = [
    { name: site.site.name, item: address('/doorMain') },
    ...item.columnPath.map(({ name, route }) => ({ name, ...(route !== null && { item: address(route) }) })),
    { name: item.title, item: canonical },
  ]
  const itemListElement = steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }))
  return { '@context': CONTEXT, '@type': 'BreadcrumbList', itemListElement }
}

function aboutItem(item: ContentDetail, { site, canonical, address }: PageContext): object {
  const publisher = publisherOf(site)
  const common = { '@context': CONTEXT, '@type': KINDS[item.type] ?? 'Article', url: canonical }
  if (item.type === 'school')
    return { ...common, name: item.title, description: item.summary, slogan: metadataValue(item, 'motto') }
  if (item.type === 'activity') {
    const location = { '@type': 'Place', name: metadataValue(item, 'place') }
    const [startDate, endDate] = [zoned(metadataValue(item, 'startAt')), zoned(metadataValue(item, 'endAt'))]
    return { ...common, name: item.title, description: item.summary, startDate, endDate, location }
  }
  return {
    ...common,
    mainEntityOfPage: canonical,
    headline: item.title,
    description: item.summary,
    image: item.coverUrl === null ? undefined : address(item.coverUrl),
    datePublished: zoned(item.publishAt),
    author: item.author ? { '@type': 'Person', name: item.author } : publisher,
    publisher,
    keywords: item.tags.length > 0 ? item.tags.join(',') : undefined,
  }
}

/** Structured data of an item and its breadcrumb (schema.org); contains nothing that the page does not show. */
export const itemData = (item: ContentDetail, place: PageContext): object[] => [
  aboutItem(item, place),
  trail(item, place),
]

/** The site, how to search in it, and the office behind it. */
export function siteData(site: Site, address: PageContext['address']): object[] {
  const url = address('/doorMain')
  const search = address('/search')
  return [
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name: site.site.name,
      url,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${search}${search.includes('?') ? '&' : '?'}q={words}`,
        'query-input': 'required name=words',
      },
    },
    { '@context': CONTEXT, ...publisherOf(site), url, telephone: site.footer['phone'], logo: address('/favicon.svg') },
  ]
}
