import { Picture } from './picture'
import './portrait.css'

const HUES = 6

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
        <Picture url={url} sizes="220px" width={360} height={450} />
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
