/**
 * The text of an article. The server sanitises every HTML text that leaves it (domain 4.5); this is the one place of
 * the host that draws HTML.
 */
export function ArticleBody({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- sanitised by the server, drawn only here
  return <div className="dw-article-body" dangerouslySetInnerHTML={{ __html: html }} />
}
