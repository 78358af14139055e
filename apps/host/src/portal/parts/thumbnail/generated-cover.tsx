import type { ReactNode } from 'react'
import { chooseCover, type CoverSubject, type Motif } from './cover-motif'
import './generated-cover.css'

export interface GeneratedCoverProps extends CoverSubject {
  className?: string
}

const OUTLINES: Record<Motif, ReactNode> = {
  shapes: (
    <>
      <path className="dw-cover-near" d="M58 66L80 24L102 66Z" />
      <circle className="dw-cover-far" cx="112" cy="38" r="16" />
      <path className="dw-cover-line" d="M40 66H122M58 66V26" />
    </>
  ),
  waves: (
    <>
      <path className="dw-cover-line" d="M20 40q15-24 30 0t30 0t30 0t30 0" />
      <path className="dw-cover-line" d="M20 54q15-24 30 0t30 0t30 0t30 0" />
      <circle className="dw-cover-near" cx="80" cy="33" r="11" />
    </>
  ),
  flask: (
    <>
      <path className="dw-cover-near" d="M72 22h16v18l20 30q3 6-4 6H56q-7 0-4-6l20-30z" />
      <path className="dw-cover-sun" d="M62 56h36l10 15q2 5-4 5H56q-6 0-4-5z" />
    </>
  ),
  pages: (
    <>
      <path className="dw-cover-near" d="M80 34q-18-12-40-6v38q22-6 40 6z" />
      <path className="dw-cover-far" d="M80 34q18-12 40-6v38q-22-6-40 6z" />
      <path className="dw-cover-line" d="M52 40q10-2 18 3M52 50q10-2 18 3M108 40q-10-2-18 3M108 50q-10-2-18 3" />
    </>
  ),
  globe: (
    <>
      <circle className="dw-cover-near" cx="80" cy="46" r="26" />
      <path className="dw-cover-line" d="M54 46h52M80 20v52M80 20q-22 26 0 52M80 20q22 26 0 52" />
    </>
  ),
  notes: (
    <>
      <path className="dw-cover-line" d="M66 64V30l34-8v34" />
      <ellipse className="dw-cover-near" cx="58" cy="64" rx="10" ry="8" />
      <ellipse className="dw-cover-near" cx="92" cy="57" rx="10" ry="8" />
    </>
  ),
  ball: (
    <>
      <circle className="dw-cover-near" cx="80" cy="46" r="25" />
      <path className="dw-cover-line" d="M55 46h50M80 21v50M62 28q18 18 0 36M98 28q-18 18 0 36" />
    </>
  ),
  school: (
    <>
      <path className="dw-cover-near" d="M34 70V44h92v26zM30 44l14-12h72l14 12zM68 32V22h24v10z" />
      <path
        className="dw-cover-sun"
        d="M44 52h10v10H44zM60 52h10v10H60zM90 52h10v10H90zM106 52h10v10h-10zM75 56h10v14H75z"
      />
      <path className="dw-cover-line" d="M80 22V10h12" />
    </>
  ),
  sprout: (
    <>
      <path className="dw-cover-line" d="M80 72V40" />
      <path className="dw-cover-near" d="M80 44q-4-20-30-20q4 22 30 20z" />
      <path className="dw-cover-far" d="M80 38q4-20 30-20q-4 22-30 20z" />
    </>
  ),
  hills: (
    <>
      <path className="dw-cover-far" d="M0 70C30 70 34 34 54 34S80 70 110 70z" />
      <path className="dw-cover-near" d="M60 72C92 72 94 26 116 26s26 46 44 46z" />
    </>
  ),
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
      data-motif={motif}
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="dw-cover-sky" width="160" height="90" />
      <circle className="dw-cover-sun" cx={28 + variation * 50} cy="22" r="10" />
      {OUTLINES[motif]}
      <path className="dw-cover-water" d="M0 72q40-6 80 0t80 0V90H0z" />
    </svg>
  )
}
