import './generated-cover.css'

const HUES = 6
const PATTERNS = [
  'M0 70Q40 40 80 62T160 48V90H0z',
  'M0 60L36 34L70 58L112 22L160 60V90H0z',
  'M0 66C30 50 52 82 84 60S136 44 160 62V90H0z',
] as const

function hash(text: string): number {
  let value = 0
  for (let at = 0; at < text.length; at += 1) value = (value * 31 + text.charCodeAt(at)) >>> 0
  return value
}

export interface GeneratedCoverProps {
  /** The same title always gets the same picture. */
  title: string
  className?: string
}

/** A generated cover where none exists: hills and a sun in one of six hues (design language, Portal). */
export function GeneratedCover({ title, className = '' }: GeneratedCoverProps) {
  const seed = hash(title)
  const pattern = PATTERNS[seed % PATTERNS.length] ?? PATTERNS[0]
  const x = 24 + (seed % 7) * 18
  const y = 18 + (seed % 5) * 5
  return (
    <svg
      className={`dw-cover ${className}`}
      data-hue={seed % HUES}
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="dw-cover-sky" width="160" height="90" />
      <circle className="dw-cover-sun" cx={x} cy={y} r={9 + (seed % 4)} />
      <path
        className="dw-cover-far"
        d={pattern}
        transform={seed % 2 ? 'translate(160 -10) scale(-1 1)' : 'translate(0 -12)'}
      />
      <path className="dw-cover-near" d={pattern} />
    </svg>
  )
}
