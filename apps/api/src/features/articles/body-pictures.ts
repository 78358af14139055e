/** A stored picture inside a text. */
export interface BodyPicture {
  id: string
  /** Pixels. */
  width: number
  height: number
  /** Widths of its smaller copies in pixels. */
  copies: readonly number[]
}

const IMAGE = /<img\b[^<>]*>/g
const ADDRESS = /\bsrc="\/api\/file\/content\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/
/** Width of the text column of an article in pixels. */
const COLUMN = 760

/** Ids of the stored pictures that a text shows. */
export const pictureIdsIn = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(IMAGE)).flatMap(([tag]) => ADDRESS.exec(tag)?.[1] ?? [])),
]

function attributesOf({ id, width, height, copies }: BodyPicture): string {
  const url = `/api/file/content/${id}`
  const sides = ` width="${width}" height="${height}" loading="lazy" decoding="async"`
  const smaller = copies.filter((copy) => copy < width).toSorted((one, other) => one - other)
  if (smaller.length === 0) return sides
  const sources = [...smaller.map((copy) => `${url}?width=${copy} ${copy}w`), `${url} ${width}w`].join(', ')
  return `${sides} srcset="${sources}" sizes="min(100vw, ${Math.min(width, COLUMN)}px)"`
}

/** A text whose pictures reserve their space and name their smaller copies. */
export function withPictureSources(html: string, pictures: readonly BodyPicture[]): string {
  const known = new Map(pictures.map((picture) => [picture.id, picture]))
  return html.replaceAll(IMAGE, (tag) => {
    const id = ADDRESS.exec(tag)?.[1]
    const picture = id === undefined ? undefined : known.get(id)
    if (!picture) return tag
    const open = tag.slice(0, tag.endsWith('/>') ? -2 : -1).trimEnd()
    return `${open}${attributesOf(picture)} />`
  })
}
