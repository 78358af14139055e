import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { encodeQR } from 'qr'

/** Modules of white around the code, without which readers do not find it (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** The dark modules as one path, a row after the other. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const starts = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [{ row, x, y }] : [])))
  return starts.map(({ row, x, y }) => `M${x} ${y}h${row.indexOf(false, x) - x}v1H${x}z`).join('')
}

export interface QrCodeProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'viewBox' | 'children'> {
  /** What a reader of the code gets. */
  text: string
  /** What it is for, in words. */
  label: string
}

/** A text as a QR code, black on white in every theme. Part of another SVG, too. */
export const QrCode = forwardRef<SVGSVGElement, QrCodeProps>(function QrCode({ text, label, className, ...rest }, ref) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const size = rows.length
  return (
    <svg
      role="img"
      aria-label={label}
      {...rest}
      ref={ref}
      className={className ? `dw-qr-code ${className}` : 'dw-qr-code'}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={pathOf(rows)} fill="#000" />
    </svg>
  )
})
