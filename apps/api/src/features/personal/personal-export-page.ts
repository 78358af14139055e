import type { Locale } from '@doorway/api-client/rules'
import { isSentence, translate } from '../../strings/translate'
import type { ExportRows } from './personal-export.queries'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character)

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;max-width:960px;margin:2rem auto;padding:0 1rem;color:#1b1f24}
table{border-collapse:collapse;width:100%}th,td{border:1px solid #ccc;padding:.3rem .5rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}
img{max-width:160px}`

/** Tags of languages as HTML spells them. */
const TAGS: Record<Locale, string> = { zh: 'zh-CN', en: 'en', ja: 'ja', ko: 'ko', tw: 'zh-TW' }

function cell(value: ExportRows[number][string]): string {
  if (value === null) return ''
  const text = String(value)
  return text.startsWith('data:image/') ? `<img alt="" src="${escaped(text)}">` : escaped(text)
}

/** What a part or a column is called in the reader's language. */
function nameOf(locale: Locale, group: 'personalParts' | 'personalColumns', name: string): string {
  const key = `${group}.${name}`
  return isSentence(key) ? translate(locale, key) : name
}

function section(locale: Locale, part: string, rows: ExportRows): string {
  const [first] = rows
  const title = `<h2>${escaped(nameOf(locale, 'personalParts', part))}</h2>`
  if (!first) return `${title}<p>${escaped(translate(locale, 'personal.exportNone'))}</p>`
  const head = Object.keys(first)
    .map((name) => `<th scope="col">${escaped(nameOf(locale, 'personalColumns', name))}</th>`)
    .join('')
  const body = rows
    .map(
      (row) =>
        `<tr>${Object.values(row)
          .map((value) => `<td>${cell(value)}</td>`)
          .join('')}</tr>`,
    )
    .join('')
  if (part === 'profile')
    return `${title}<table>${Object.entries(first)
      .map(
        ([name, value]) =>
          `<tr><th scope="row">${escaped(nameOf(locale, 'personalColumns', name))}</th><td>${cell(value)}</td></tr>`,
      )
      .join('')}</table>`
  return `${title}<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

/** The exported data as a page that opens without a network. Every value is escaped: it may be anything people type. */
export function exportPage(locale: Locale, createdAt: string, parts: Readonly<Record<string, ExportRows>>): string {
  const title = escaped(translate(locale, 'personal.exportName'))
  const sections = Object.entries(parts).map(([part, rows]) => section(locale, part, rows))
  return `<!doctype html><html lang="${TAGS[locale]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style><h1>${title}</h1><p>${createdAt}</p>${sections.join('')}</html>`
}
