import { chooseCover, type CoverSubject } from './cover-motif'
import './generated-cover.css'

/** The drawings of the motifs, each by its name. */
const MOTIFS = '/covers.svg'

export interface GeneratedCoverProps extends CoverSubject {
  className?: string
}

/**
 * A generated cover where an item has no picture: one of ten motifs by subject and kind, in one of six hues, above the
 * water of the region.
 */
export function GeneratedCover({ className = '', ...subject }: GeneratedCoverProps) {
  const { motif, hue, variation } = chooseCover(subject)
  return (
    <svg
      className={`dw-cover ${className}`}
      data-hue={hue}
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <circle className="dw-cover-sun" cx={28 + variation * 50} cy="22" r="10" />
      <use href={`${MOTIFS}#${motif}`} />
      <path className="dw-cover-water" d="M0 72q40-6 80 0t80 0V90H0z" />
    </svg>
  )
}
