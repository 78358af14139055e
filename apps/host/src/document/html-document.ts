import { htmlLang, type Preferences } from '../preferences/preferences'
import type { PageHead } from '../routes/portal-page'
import type { PageAssets } from './assets'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

/** JSON that may stand inside a script element. */
const inlineJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

export interface HtmlDocumentOptions {
  head: PageHead
  siteName: string
  preferences: Preferences
  assets: PageAssets
  /** The drawn page, or the skeleton the browser fills. */
  body: string
  /** Public settings read by the browser at run time, so that one build serves every region. */
  config: object
  /** Scripts in the page carry it; the security policy allows nothing else inline. */
  nonce: string
  /** A script that runs before the module, for calls that should start early. */
  earlyScript?: string
}

/** The whole HTML document around a page. */
export function htmlDocument({
  head,
  siteName,
  preferences,
  assets,
  body,
  config,
  nonce,
  earlyScript,
}: HtmlDocumentOptions): string {
  const title = head.title === siteName ? siteName : `${head.title} - ${siteName}`
  const { locale, theme, isElder } = preferences
  return `<!doctype html>
<html lang="${htmlLang[locale]}" data-doorway data-theme="${theme}"${isElder ? ' data-mode="elder"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
${head.description ? `<meta name="description" content="${escape(head.description)}">` : ''}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${assets.preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
${earlyScript ? `<script nonce="${nonce}">${earlyScript}</script>` : ''}
<script type="module" src="${assets.script}"></script>
</head>
<body>
<div id="app">${body}</div>
<script id="doorway-config" type="application/json" nonce="${nonce}">${inlineJson(config)}</script>
</body>
</html>
`
}
