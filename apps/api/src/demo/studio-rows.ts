import { paragraphs } from './article-texts'
import { namedPeople } from './person-data'
import { researcherSeeds, studioArticles, studioSeeds } from './studio-data'

const DAY_MS = 24 * 3_600_000
const orNull = (code: string | undefined) => (code === '-' || code === undefined ? null : code)

/** Rows of the studios with their members and texts, and of the researchers of subjects. */
export function studioRows(articles: readonly Record<string, unknown>[], now: Date) {
  const idOf = new Map(namedPeople.map(({ username }, index) => [username, index + 1]))
  const articleOf = new Map(articles.map(({ title, id }) => [title, id]))
  const day = (back: number) => new Date(now.getTime() - back * DAY_MS).toISOString().slice(0, 10)
  const pool = paragraphs['research'] ?? []
  return {
    studios: studioSeeds.map(({ kind, name, leader, orgId, areaCode, gardeId, courseId, summary }, index) => ({
      id: index + 1,
      name,
      kind,
      leader_id: idOf.get(leader),
      org_id: orgId,
      area_code: areaCode,
      garde_id: orNull(gardeId),
      course_id: orNull(courseId),
      summary,
      intro_html: [summary, pool[index % pool.length], pool[(index + 2) % pool.length]]
        .map((text) => `<p>${text}</p>`)
        .join(''),
      valid_from: day(400 + index * 90),
      valid_to: day(-500),
      is_public: true,
      state: 'active',
      view_count: 180 - index * 13,
      version: 0,
      created_at: now.toISOString(),
    })),
    members: studioSeeds.flatMap(({ leader, others }, index) =>
      [leader, ...others].map((username, place) => ({
        workgroup_id: index + 1,
        user_id: idOf.get(username),
        role: place === 0 ? 'leader' : place === 1 ? 'secretary' : 'member',
        joined_at: day(400 - place * 20),
        left_at: null,
      })),
    ),
    articles: studioArticles.flatMap((titles, index) =>
      titles.flatMap((title) => {
        const articleId = articleOf.get(title)
        return articleId === undefined ? [] : { workgroup_id: index + 1, article_id: articleId }
      }),
    ),
    researchers: researcherSeeds.map(({ gardeId, courseId, name, title, orgId, intro }, index) => ({
      id: index + 1,
      garde_id: gardeId,
      course_id: courseId,
      name,
      title,
      org_id: orgId,
      intro,
      seq: index,
      state: 'published',
    })),
  }
}
