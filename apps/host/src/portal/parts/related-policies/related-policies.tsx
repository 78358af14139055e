import { usePreferences } from '../../../preferences/preferences-context'
import { articleLink } from '../links/article-link'
import type { ArticleRow } from '../../data/portal-reader'
import { SiteLink } from '../links/site-link'
import './related-policies.css'

/** Links from a policy to its interpretations, and back. Renders nothing where there are none. */
export function RelatedPolicies({ pairs = [] }: Pick<ArticleRow, 'pairs'>) {
  const { t } = usePreferences()
  if (pairs.length === 0) return null
  const groups = [
    { label: t.content.relatedPolicies.policy, rows: pairs.filter(({ relation }) => relation === 'policy') },
    {
      label: t.content.relatedPolicies.interpretations,
      rows: pairs.filter(({ relation }) => relation === 'interpretation'),
    },
  ]
  return (
    <dl className="dw-pairs">
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ label, rows }) => (
          <div key={label}>
            <dt>{label}</dt>
            {rows.map((row) => (
              <dd key={row.id}>
                <SiteLink to={articleLink(row)}>{row.title}</SiteLink>
              </dd>
            ))}
          </div>
        ))}
    </dl>
  )
}
