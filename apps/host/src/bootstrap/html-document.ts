import { languages } from '../preferences/languages'
import { preferenceAttributes, type Preferences } from '../preferences/preferences'
import type { PageHead } from '../routes/portal-page'
import type { PageAssets } from './page-assets'
import { deferredPreload } from './deferred-preload'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

/** Serialises a value for the inside of a script element. */
const inlineJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

const CONFIG = 'doorway-config'
// A page that is painted while its text still arrives shifts what it has shown: right-aligned rows, table columns. Chromium
// counts an element as parsed once it begins, hence the element after the page.
const BLOCK_UNTIL_PARSED = `<link rel="expect" href="#${CONFIG}" blocking="render">`

/** Script and style inside the document, allowed by the nonce of this response. */
interface InlineParts {
  nonce: string
  /** Runs before everything else; starts the first API calls. */
  script: string
  /** Source of the assets' script, to be inlined; without it the script is fetched as a file. */
  entry?: string
  /** Styles of the skeleton, which is painted before the style sheets have loaded. */
  style: string
}

export interface HtmlDocumentOptions {
  head: PageHead
  siteName: string
  /** A warning above the page. */
  notice?: string
  /** What a browser without scripts shows above the page. */
  withoutScript?: string
  preferences: Preferences
  assets: PageAssets
  /** The rendered page, or the skeleton that the browser replaces. */
  body: string
  /** Names the build, for pages that a service worker stores. */
  build?: string
  /** Public settings read by the browser at run time, so that one build serves every region. */
  config: object
  /** The data that the page was rendered from, for hydration. */
  data?: object
  /** The one address of this page, for search engines. */
  canonical?: string
  /** What the page is about, for search engines. */
  structured?: object
  /** Address of the site's feed; absent for the host's own site. */
  feed?: string
  /** Variables of the site's theme. */
  theme?: Record<string, string>
  /** Rules that the page is painted with; its sheets then load after it. Without them the sheets block the first paint. */
  criticalRules?: string
  /** Source of the assets' start script, to be inlined; without it the script is fetched as a file. */
  startScript?: string
  /** Key of the stored token: readers with one have parts of their own. */
  sessionKey?: string
  /** The page is replaced for readers with a token, and shown after it is known whether there is one. */
  isRefused?: boolean
  /** Absent for pages that are the same for all users. */
  inline?: InlineParts
}

function rootAttributes(preferences: Preferences, theme: Record<string, string>): string {
  const data = Object.entries(preferenceAttributes(preferences)).map(([name, value]) => ` data-${name}="${value}"`)
  const style = Object.entries(theme)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  return `lang="${languages[preferences.locale].htmlLang}" data-doorway${data.join('')}${style ? ` style="${escape(style)}"` : ''}`
}

function headTags({ head, canonical, structured, siteName, build }: HtmlDocumentOptions): string[] {
  const title = head.title === siteName ? siteName : `${head.title} - ${siteName}`
  const description = head.description && escape(head.description)
  return [
    `<title>${escape(title)}</title>`,
    ...(build ? [`<meta name="doorway-build" content="${escape(build)}">`] : []),
    ...(description ? [`<meta name="description" content="${description}">`] : []),
    ...(canonical ? [`<link rel="canonical" href="${escape(canonical)}">`] : []),
    `<meta property="og:title" content="${escape(head.title)}">`,
    `<meta property="og:site_name" content="${escape(siteName)}">`,
    ...(canonical ? [`<meta property="og:url" content="${escape(canonical)}">`] : []),
    ...(structured ? [`<script type="application/ld+json">${inlineJson(structured)}</script>`] : []),
  ]
}

/** Of the browser's six connections, these leave three for the style sheet and two calls. */
const EAGER_PRELOADS = 3

/**
 * Scripts that are fetched at once, since nothing shows before they run. Only the heaviest modules have links; the others
 * are preloaded by `deferredPreload`.
 */
function scripts({ script, preloads }: PageAssets, { nonce, entry }: InlineParts): string {
  const links = preloads.slice(0, EAGER_PRELOADS).map((href) => `<link rel="modulepreload" href="${href}">\n`)
  return entry === undefined
    ? `${links.join('')}<script type="module" src="${script}"></script>`
    : `${links.join('')}<script type="module" nonce="${nonce}">${entry}</script>`
}

/** Scripts that are fetched after the first paint, and the sheets where the document has the rules for it. */
function deferredScripts(
  { start, script, preloads, late, styles }: PageAssets,
  { startScript, sessionKey = '', isRefused, criticalRules }: HtmlDocumentOptions,
): string {
  const session = `data-session-key="${escape(sessionKey)}"${isRefused ? ' data-refused blocking="render"' : ''}`
  const sheets = criticalRules === undefined ? '' : ` data-sheets="${styles.join(' ')}"`
  const modules = `data-modules="${[script, ...preloads].join(' ')}" data-late="${late.join(' ')}"${sheets} ${session}`
  return startScript === undefined
    ? `<script id="doorway-start" type="module" src="${start}" ${modules}></script>`
    : `<script id="doorway-start" type="module" ${modules}>${startScript}</script>`
}

/** What the page is painted with: its sheets, or the rules of them that it needs. */
function looks(sheets: string, criticalRules: string | undefined): string {
  return `${BLOCK_UNTIL_PARSED}\n${criticalRules === undefined ? sheets : `<style>${criticalRules}</style>`}`
}

/** Sheets at the end of the document, behind what is painted without them. */
function lateSheets(sheets: string, { inline, criticalRules }: HtmlDocumentOptions): string {
  if (inline) return sheets
  return criticalRules === undefined ? '' : `<noscript>${sheets}</noscript>`
}

function notices({ notice, withoutScript }: HtmlDocumentOptions): string {
  const aside = (text: string) => `<aside class="doorway-notice">${escape(text)}</aside>`
  return [
    ...(notice ? [`${aside(notice)}\n`] : []),
    ...(withoutScript ? [`<noscript>${aside(withoutScript)}</noscript>\n`] : []),
  ].join('')
}

/** Returns the HTML document around a page. */
export function htmlDocument(options: HtmlDocumentOptions): string {
  const { preferences, assets, body, config, data, theme = {}, inline: early, siteName } = options
  const { feed = '/api/portal/rss.xml' } = options
  const sheets = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')
  return `<!doctype html>
<html ${rootAttributes(preferences, theme)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${early ? `<script nonce="${early.nonce}">${early.script};${deferredPreload(assets.preloads.slice(EAGER_PRELOADS))}</script>\n<style nonce="${early.nonce}">${early.style}</style>` : ''}
${headTags(options).join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="alternate" type="application/rss+xml" title="${escape(siteName)}" href="${escape(feed)}">
${early ? '' : looks(sheets, options.criticalRules)}
${early ? scripts(assets, early) : deferredScripts(assets, options)}
</head>
<body>
${notices(options)}<div id="app">${body}</div>
${lateSheets(sheets, options)}
<script id="${CONFIG}" type="application/json">${inlineJson(config)}</script>
${data ? `<script id="doorway-data" type="application/json">${inlineJson(data)}</script>` : ''}
</body>
</html>
`
}
