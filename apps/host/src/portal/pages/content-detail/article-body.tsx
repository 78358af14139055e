/**
 * The text of an article. The server sanitises every HTML text that it sends (domain 4.5); only this component renders
 * HTML in the host.
 */
export function ArticleBody({ html, lang }: { html: string; lang: string }) {
  // oxlint-disable-next-line react/no-danger -- sanitised by the server, rendered only here
  return <div className="dw-article-body" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
