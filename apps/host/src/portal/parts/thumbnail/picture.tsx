import './picture.css'

const STORED = '/api/file/content/'
/** Widths in pixels of the copies for phones and cards, and for a whole page. */
const WIDTHS = [480, 960] as const

/** The addresses of a picture by width; undefined for pictures that this portal does not store. */
export function sourceSet(url: string, [small, large]: readonly [number, number] = WIDTHS): string | undefined {
  return url.startsWith(STORED) ? `${url}?width=${small} ${small}w, ${url}?width=${large} ${large}w` : undefined
}

export interface PictureProps {
  url: string
  /**
   * Width that the picture takes, as in the attribute `sizes`; on phones half of it, where the small copy is sharp enough
   * on a screen with three pixels for each.
   */
  sizes: string
  /** Loads the picture first: for the largest one of the first view only. */
  isFirst?: boolean
  /** Widths in pixels of its small copy and of itself. */
  widths?: readonly [number, number]
  /** Width and height in pixels, which reserve its space. */
  width?: number
  height?: number
}

/** A decorative picture in the smallest copy that fills its space; dimmed in the dark theme. */
export function Picture({ url, sizes, isFirst = false, widths, width = 960, height = 540 }: PictureProps) {
  return (
    <img
      className="dw-picture"
      src={url}
      srcSet={sourceSet(url, widths)}
      sizes={sizes}
      alt=""
      width={width}
      height={height}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
    />
  )
}
