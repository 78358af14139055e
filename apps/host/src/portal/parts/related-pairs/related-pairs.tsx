import type { Schema } from '@doorway/api-client/types'
import { articleLink } from '../links/article-link'
import type { ArticleRow } from '../../data/portal-reader'
import { SiteLink } from '../links/site-link'
import './related-pairs.css'

type Relation = Schema<'ArticlePair'>['relation']

/**
 * Links from a policy to its interpretations or from a principal to their cases, and back. `labels` has the title of each
 * group; a group without a link is not rendered.
 */
export function RelatedPairs({
  pairs = [],
  labels,
}: Pick<ArticleRow, 'pairs'> & { labels: Readonly<Partial<Record<Relation, string>>> }) {
  const relations = (['policy', 'interpretation', 'principal', 'case'] as const).filter((relation) =>
    pairs.some((pair) => pair.relation === relation),
  )
  if (relations.length === 0) return null
  return (
    <dl className="dw-pairs">
      {relations.map((relation) => (
        <div key={relation}>
          <dt>{labels[relation]}</dt>
          {pairs
            .filter((pair) => pair.relation === relation)
            .map((pair) => (
              <dd key={pair.id}>
                <SiteLink to={articleLink(pair)}>{pair.title}</SiteLink>
              </dd>
            ))}
        </div>
      ))}
    </dl>
  )
}
