import { forOneMinute, formatCachePolicy } from '../../http/cache-policy'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
// Characters that XML 1.0 has no way to write.
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** A text as XML writes it. */
export const xmlText = (text: string) =>
  text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)

/** A document that caches may keep as long as an answer of the portal. */
export function xmlResponse(body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': formatCachePolicy(forOneMinute('public')),
    },
  })
}
