import { htmlLang, preferenceAttributes, type Preferences } from '../preferences/preferences'
import type { PageHead } from '../portal/portal-page'
import type { PageAssets } from './page-assets'
import { deferredModulePreload } from './deferred-module-preload'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

/** JSON that may stand inside a script element. */
const inlineJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

const CONFIG = 'doorway-config'
// Painted while its words still come in, a page moves what it has shown: rows that end at the right, columns of a table.
// Chromium takes an element for expected once it begins, therefore the one behind the page.
const BLOCK_UNTIL_PARSED = `<link rel="expect" href="#${CONFIG}" blocking="render">`

/** What stands in the document itself, allowed by the nonce of this very answer. */
interface InlineParts {
  nonce: string
  /** Runs before everything else, for calls that should start early. */
  script: string
  /** The text of the assets' script, to stand in the document; without it, it is fetched as a file. */
  entry?: string
  /** What the drawn frame looks like: it is seen before the sheets have come. */
  style: string
}

export interface HtmlDocumentOptions {
  head: PageHead
  siteName: string
  preferences: Preferences
  assets: PageAssets
  /** The drawn page, or the skeleton the browser fills. */
  body: string
  /** Public settings read by the browser at run time, so that one build serves every region. */
  config: object
  /** What the page was drawn from, for the browser to go on with. */
  data?: object
  /** The one address of this page, for search engines. */
  canonical?: string
  /** What the page is about, for search engines. */
  structured?: object
  /** Where the latest texts of the site are, for readers of feeds; absent: those of the host's own site. */
  feed?: string
  /** Variables of the site's theme. */
  theme?: Record<string, string>
  /** The text of the assets' start, to stand in the document; without it, it is fetched as a file. */
  startScript?: string
  /** Pages without such parts are the same for all. */
  inline?: InlineParts
}

function rootAttributes(preferences: Preferences, theme: Record<string, string>): string {
  const data = Object.entries(preferenceAttributes(preferences)).map(([name, value]) => ` data-${name}="${value}"`)
  const style = Object.entries(theme)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  return `lang="${htmlLang[preferences.locale]}" data-doorway${data.join('')}${style ? ` style="${escape(style)}"` : ''}`
}

function headTags({ head, canonical, structured, siteName }: HtmlDocumentOptions): string[] {
  const title = head.title === siteName ? siteName : `${head.title} - ${siteName}`
  const description = head.description && escape(head.description)
  return [
    `<title>${escape(title)}</title>`,
    ...(description ? [`<meta name="description" content="${description}">`] : []),
    ...(canonical ? [`<link rel="canonical" href="${escape(canonical)}">`] : []),
    `<meta property="og:title" content="${escape(head.title)}">`,
    `<meta property="og:site_name" content="${escape(siteName)}">`,
    ...(canonical ? [`<meta property="og:url" content="${escape(canonical)}">`] : []),
    ...(structured ? [`<script type="application/ld+json">${inlineJson(structured)}</script>`] : []),
  ]
}

/** As many modules of the console leave connections for its sheet and two calls. */
const EAGER_PRELOADS = 3

/** Fetched at once: there is nothing to see before they run. Only the heaviest are named here; see latePreloads. */
function scripts({ script, preloads }: PageAssets, { nonce, entry }: InlineParts): string {
  const links = preloads.slice(0, EAGER_PRELOADS).map((href) => `<link rel="modulepreload" href="${href}">\n`)
  return entry === undefined
    ? `${links.join('')}<script type="module" src="${script}"></script>`
    : `${links.join('')}<script type="module" nonce="${nonce}">${entry}</script>`
}

/** Fetched when the page has been painted. */
function deferredScripts({ start, script, preloads }: PageAssets, startScript: string | undefined): string {
  const modules = `data-modules="${[script, ...preloads].join(' ')}"`
  return startScript === undefined
    ? `<script id="doorway-start" type="module" src="${start}" ${modules}></script>`
    : `<script id="doorway-start" type="module" ${modules}>${startScript}</script>`
}

/** The whole HTML document around a page. */
export function htmlDocument(options: HtmlDocumentOptions): string {
  const { preferences, assets, body, config, data, theme = {}, inline: early, startScript, siteName } = options
  const { feed = '/api/portal/rss.xml' } = options
  const sheets = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')
  return `<!doctype html>
<html ${rootAttributes(preferences, theme)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${early ? `<script nonce="${early.nonce}">${early.script};${deferredModulePreload(assets.preloads.slice(EAGER_PRELOADS))}</script>\n<style nonce="${early.nonce}">${early.style}</style>` : ''}
${headTags(options).join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="alternate" type="application/rss+xml" title="${escape(siteName)}" href="${escape(feed)}">
${early ? '' : `${BLOCK_UNTIL_PARSED}\n${sheets}`}
${early ? scripts(assets, early) : deferredScripts(assets, startScript)}
</head>
<body>
<div id="app">${body}</div>
${early ? sheets : ''}
<script id="${CONFIG}" type="application/json">${inlineJson(config)}</script>
${data ? `<script id="doorway-data" type="application/json">${inlineJson(data)}</script>` : ''}
</body>
</html>
`
}
