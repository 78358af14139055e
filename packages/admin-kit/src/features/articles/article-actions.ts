import type { MenuItem } from '@doorway/ui'
import type { Translate } from '../../i18n/translate'
import { articleCodes } from './articles.codes'
import type { ArticleRow } from './article-types'
import { type ArticleCommands, idsOf } from './use-article-commands'

type Can = (code: string | undefined) => boolean

const isLive = ({ state, isPublished }: ArticleRow) =>
  isPublished || state === 'scheduled' || state === 'published' || state === 'offline'

/** What may be done with these articles, by permission code and state; the server decides again. */
export function articleActions(
  rows: readonly ArticleRow[],
  { t, can, commands }: { t: Translate; can: Can; commands: ArticleCommands },
): MenuItem[] {
  const ids = idsOf(rows)
  if (rows.some(({ deletedAt }) => deletedAt !== null)) {
    if (!can(articleCodes.delete)) return []
    const restore = () => commands.run({ ids, action: 'restore' }, { ids, action: 'delete' })
    return [{ id: 'restore', label: t('articles.action.restore'), onSelect: restore }]
  }
  const mayPublish = can(articleCodes.publish) && rows.every(isLive)
  const isRecommended = rows.every(({ recommend }) => recommend > 0)
  const recommend = (value: number) => ({ ids, action: 'recommend' as const, recommend: value })
  return [
    ...(mayPublish
      ? [
          {
            id: 'publish',
            label: t('articles.action.publish'),
            onSelect: () => commands.open({ kind: 'publish', rows }),
          },
        ]
      : []),
    ...(can(articleCodes.offline) && rows.every((row) => isLive(row) && row.state !== 'offline')
      ? [
          {
            id: 'offline',
            label: t('articles.action.offline'),
            onSelect: () =>
              commands.run(
                { ids, action: 'offline' },
                can(articleCodes.publish) ? { ids, action: 'publish' } : undefined,
              ),
          },
        ]
      : []),
    ...(mayPublish
      ? [
          {
            id: 'recommend',
            label: t(isRecommended ? 'articles.action.unrecommend' : 'articles.action.recommend'),
            onSelect: () => commands.run(recommend(isRecommended ? 0 : 1), recommend(isRecommended ? 1 : 0)),
          },
          { id: 'pin', label: t('articles.action.pin'), onSelect: () => commands.open({ kind: 'pin', rows }) },
        ]
      : []),
    ...(can(articleCodes.edit)
      ? [{ id: 'move', label: t('articles.action.move'), onSelect: () => commands.open({ kind: 'move', rows }) }]
      : []),
    ...(can(articleCodes.delete)
      ? [
          {
            id: 'delete',
            label: t('articles.action.delete'),
            isDanger: true,
            onSelect: () => commands.run({ ids, action: 'delete' }, { ids, action: 'restore' }),
          },
        ]
      : []),
  ]
}
