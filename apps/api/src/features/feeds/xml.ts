import { escapeText } from '../../html/escape-text'
import { formatCachePolicy, forOneMinute } from '../../http/cache-policy'

// Characters that XML 1.0 has no way to write.
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** A text as XML writes it. */
export const xmlText = (text: string) => escapeText(text.replaceAll(FORBIDDEN, ''))

/** An XML document that caches may store as long as the data of the portal. */
export function xmlResponse(body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': formatCachePolicy(forOneMinute('public')),
    },
  })
}
