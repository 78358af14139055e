import sanitize from 'sanitize-html'

const BLOCK_END = /<\/(?:p|h[2-6]|li|tr|blockquote|pre|figcaption|caption|table)>|<br \/>|<hr \/>/g
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The words of safe HTML, each block on a line of its own. */
export function textOf(html: string): string {
  const lines = html.replaceAll(BLOCK_END, '$&\n').replaceAll(/<\/t[dh]>/g, '$& ')
  const text = sanitize(lines, { allowedTags: [], allowedAttributes: {} })
  return text
    .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
