import { Picture } from './picture'
import './portrait.css'

const HUES = 6
/** Widths in pixels of a portrait's small copy and of itself. */
const WIDTHS = [180, 360] as const
/** On phones less than it takes, as for all pictures. */
const SIZES = '(max-width: 767px) 60px, 220px'

export interface PortraitProps {
  name: string
  /** Address of the portrait; null: a monogram in the person's colour. */
  url: string | null
}

/** A person's portrait in the ratio 4:5, else the first character of the name. Decorative: the name is next to it. */
export function Portrait({ name, url }: PortraitProps) {
  if (url !== null) {
    return (
      <span className="dw-portrait">
        <Picture url={url} sizes={SIZES} widths={WIDTHS} width={360} height={450} />
      </span>
    )
  }
  const code = name.codePointAt(0) ?? 0x20
  return (
    <span className="dw-portrait" data-hue={code % HUES} aria-hidden="true">
      {String.fromCodePoint(code)}
    </span>
  )
}
