import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslate } from '../../context/use-translate'

/** A point of a picture in percent of its width and height. */
export interface FocalPoint {
  focalX: number
  focalY: number
}

export interface FocalPointFieldProps {
  src: string
  alt: string
  value: FocalPoint
  onChange: (value: FocalPoint) => void
  isReadOnly: boolean
}

const STEP = 5
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)))

/** The picture with the point that stays visible when it is cropped: set by pointer, moved by arrow keys. */
export function FocalPointField({ src, alt, value, onChange, isReadOnly }: FocalPointFieldProps) {
  const t = useTranslate()
  const { focalX, focalY } = value
  const handlePointer = (event: PointerEvent<HTMLDivElement>) => {
    if (isReadOnly || event.buttons !== 1) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    if (width === 0 || height === 0) return
    onChange({
      focalX: percent(((event.clientX - left) / width) * 100),
      focalY: percent(((event.clientY - top) / height) * 100),
    })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move || isReadOnly) return
    event.preventDefault()
    onChange({ focalX: percent(focalX + move[0]), focalY: percent(focalY + move[1]) })
  }
  return (
    <div className="dw-library-focus" onPointerDown={handlePointer} onPointerMove={handlePointer}>
      <img src={src} alt={alt} draggable={false} />
      {!isReadOnly && (
        <button
          type="button"
          className="dw-library-point"
          style={{ insetInlineStart: `${focalX}%`, insetBlockStart: `${focalY}%` }}
          aria-label={t('library.focal.at', { x: focalX, y: focalY })}
          title={t('library.focal.hint')}
          onKeyDown={handleKeyDown}
        />
      )}
    </div>
  )
}
