/** Blocks at the start of a passage: it needs no paragraph around it. */
const BLOCK =
  /^\s*<\/?(?:address|article|aside|blockquote|caption|center|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|table|tbody|td|tfoot|th|thead|tr|ul|video|audio)\b/i
const PRE = /<pre[\s>][\s\S]*?<\/pre>/gi
const CAPTION = /\[caption[^\]]*\]([\s\S]*?)\[\/caption\]/g
const GALLERY = /\[gallery[^\]]*\bids="([\d,\s]+)"[^\]]*\]/g
const EMBED = /\[(embed|video|audio)[^\]]*\](?:\s*(https?:\/\/[^\s[\]]+)\s*\[\/\1\])?/g
const LAYOUT = /\[\/?(?:vc_|et_pb_|fusion_|playlist|su_|contact-form)[^\]]*\]/g
const CAPTION_PARTS = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)\s*([\s\S]*?)\s*$/i

function captioned(whole: string, inner: string): string {
  const [, picture, words] = CAPTION_PARTS.exec(inner) ?? []
  return picture === undefined ? inner : `\n\n<figure>${picture}<figcaption>${words}</figcaption></figure>\n\n`
}

const pictures = (ids: string) =>
  ids
    .split(',')
    .map((id) => `\n\n<figure><img src="attachment:${id.trim()}"></figure>`)
    .join('')

function inParagraphs(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((passage) => {
      const words = passage.trim()
      if (words === '' || BLOCK.test(words)) return words
      return `<p>${words.replaceAll('\n', '<br>')}</p>`
    })
    .join('\n')
}

/**
 * The stored text of a WordPress post as the HTML that WordPress would send: paragraphs at empty lines, pictures of
 * captions and galleries, addresses of players. Marks of layout plug-ins go.
 */
export function wordpressHtml(stored: string): string {
  const text = stored
    .replaceAll(CAPTION, captioned)
    .replaceAll(GALLERY, (_, ids: string) => pictures(ids))
    .replaceAll(EMBED, (_, kind: string, address: string | undefined) =>
      address === undefined ? '' : `\n\n<a href="${address}">${address}</a>\n\n`,
    )
    .replaceAll(LAYOUT, '')
  // A text of the block editor has all of its paragraphs already.
  if (text.includes('<!-- wp:')) return text
  const blocks: string[] = []
  const marked = text.replaceAll(PRE, (block) => `\n\n<pre data-n="${blocks.push(block) - 1}"></pre>\n\n`)
  return inParagraphs(marked).replaceAll(
    /<pre data-n="(\d+)"><\/pre>/g,
    (whole, n: string) => blocks[Number(n)] ?? whole,
  )
}
