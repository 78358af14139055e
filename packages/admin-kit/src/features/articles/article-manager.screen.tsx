import { Skeleton } from '@doorway/ui'
import { Suspense } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { ArticleListPanel } from './article-list'
import { ArticleTexts } from './article-texts'
import { articleEditor } from './lazy-parts'

export type ArticleManagerProps = ScreenProps

const NEW = 'new'

function ArticleScreen() {
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const chosen = query['article']
  const open = (article: string | null) => navigate({ query: { article } })
  if (chosen === undefined) {
    return <ArticleListPanel onAdd={() => open(NEW)} onOpen={(id) => open(String(id))} />
  }
  const siteId = Number(query['site']) || null
  return (
    <Suspense>
      <articleEditor.Part
        articleId={chosen === NEW ? null : Number(chosen)}
        siteId={siteId}
        onClose={() => open(null)}
      />
    </Suspense>
  )
}

/** 文章管理: the list of articles, and the editor of one in place (domain 1.5). */
export function ArticleManager({ handle }: ArticleManagerProps) {
  return (
    <Widget part="article-manager" handle={handle}>
      <Suspense fallback={<Skeleton width="full" />}>
        <ArticleTexts>
          <ArticleScreen />
        </ArticleTexts>
      </Suspense>
    </Widget>
  )
}
