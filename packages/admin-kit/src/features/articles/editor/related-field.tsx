import { Button, Combobox, Field } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'
import { useArticleSearch } from '../articles.queries'
import type { ArticleEditing } from './use-article-editing'

/** As many as the server stores. */
const MAX_RELATED = 10

/** 相关文章: published articles of the site, in the order in which readers see them. */
export function RelatedField({ editing }: { editing: ArticleEditing }) {
  const t = useTranslate()
  const { values, article, isReadOnly, change } = editing
  const { related } = values
  const search = useArticleSearch(values.siteId)
  const isTaken = (id: string) => id === String(article?.id) || related.some((chosen) => String(chosen.id) === id)
  const offered = async (keyword: string, signal: AbortSignal) =>
    (await search(keyword, signal)).map((option) => ({ ...option, isDisabled: isTaken(option.value) }))
  return (
    <>
      <Field label={t('articles.field.related')} hint={t('articles.related.hint', { count: MAX_RELATED })}>
        <Combobox
          value={null}
          search={offered}
          disabled={isReadOnly || values.siteId === null || related.length >= MAX_RELATED}
          onValueChange={(option) =>
            option && change({ related: [...related, { id: Number(option.value), title: option.label }] })
          }
        />
      </Field>
      <ul className="dw-editing-files" aria-label={t('articles.field.related')}>
        {related.map(({ id, title }) => (
          <li key={id}>
            {title}
            {!isReadOnly && (
              <Button
                size="s"
                variant="quiet"
                aria-label={t('articles.related.remove', { title })}
                onClick={() => change({ related: related.filter((chosen) => chosen.id !== id) })}
              >
                {t('articles.action.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
