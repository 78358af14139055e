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

function factIn(item: ContentDetail, key: string): string | undefined {
  return item.facts.find((fact) => fact.key === key)?.value
}

/** What a page is about, for search engines (schema.org). Says nothing that the page does not show. */
export function itemData(item: ContentDetail, { site, address }: { site: Site; address: string }): object {
  const publisher = { '@type': 'GovernmentOrganization', name: site.footer['organiser'] ?? site.site.name }
  const common = { '@context': CONTEXT, '@type': KINDS[item.type] ?? 'Article', url: address }
  if (item.type === 'school')
    return { ...common, name: item.title, description: item.summary, slogan: factIn(item, 'motto') }
  if (item.type === 'activity') {
    const location = { '@type': 'Place', name: factIn(item, 'place') }
    const [startDate, endDate] = [zoned(factIn(item, 'startAt')), zoned(factIn(item, 'endAt'))]
    return { ...common, name: item.title, description: item.summary, startDate, endDate, location }
  }
  return {
    ...common,
    headline: item.title,
    description: item.summary,
    datePublished: zoned(item.publishAt),
    author: item.author ? { '@type': 'Person', name: item.author } : publisher,
    publisher,
  }
}

/** The site and how to search in it. */
export function siteData(site: Site, base: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: site.site.name,
    url: `${base}/doorMain`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${base}/search?q={words}`,
      'query-input': 'required name=words',
    },
  }
}
