import type { PageStringsModule } from '../../../strings/load-page-strings'
import { languages } from '../../../preferences/languages'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { readerOf, type ContentDetail } from '../../data/portal-reader'
import { usePageStrings } from '../../use-page-strings'
import { ArticleBody } from '../content-detail/article-body'
import { route } from './article-preview.route'

/** Its words, by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

/** Loads the revision that a preview link shows; an expired link is a 404. */
export async function loader(args: LoaderFunctionArgs) {
  const token = new URL(args.request.url).searchParams.get('token')
  if (token === null || !/^[\w-]{20,60}$/.test(token)) throw new Response('', { status: 404 })
  return readerOf(args).preview(token)
}

/** /preview: an article that is not published yet, for someone with its link (domain 1.5). */
export function Component() {
  const item = useLoaderData<ContentDetail>()
  const texts = usePageStrings(route)
  return (
    <article className="dw-portal-container dw-article">
      <p role="note">{texts.notice}</p>
      <h1 tabIndex={-1}>{item.title}</h1>
      {item.subtitle && <p>{item.subtitle}</p>}
      {item.summary && <p>{item.summary}</p>}
      <ArticleBody html={item.bodyHtml} lang={languages.zh.htmlLang} />
    </article>
  )
}
