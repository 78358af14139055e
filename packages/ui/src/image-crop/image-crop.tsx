import { forwardRef, useEffect, useId, useMemo, useState, type ComponentPropsWithoutRef } from 'react'
import { ReactCrop } from 'react-image-crop'
import { IconButton } from '../button/button'
import { useLatest } from '../context/use-latest'
import { useUi } from '../context/ui-context'
import { Skeleton } from '../skeleton/skeleton'
import { centreOf, squareAt, zoomOf } from './crop-square'
import { encodePicture, type CropArea } from './encode-picture'
import { handleNames } from './handle-names'
import { useRotatedPicture } from './use-rotated-picture'

export interface ImageCropProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError'> {
  /** The chosen picture; it stays in the browser. Another one starts afresh. */
  file: Blob
  /** Longest data URL that may come out, in characters; 256,000 by default (specification section 5). */
  maxLength?: number
  /** Side of the result in px; 512 unless told. */
  side?: number
  /** The cut as a JPEG data URL, whenever the square has come to rest; null when it cannot be made to fit. */
  onCropped: (dataUrl: string | null) => void
  /** The file is no picture that this browser can read. */
  onError?: (error: unknown) => void
}

const MAX_ZOOM = 5
/** Rest of the square after which it is cut, in ms. */
const SETTLE = 120

/** Cuts a square out of a picture: dragged, by the arrow keys, zoomed and turned; the result is made to fit a limit. */
export const ImageCrop = forwardRef<HTMLDivElement, ImageCropProps>(function ImageCrop(props, ref) {
  const { file, maxLength = 256_000, side = 512, onCropped, onError, className, ...rest } = props
  const { texts } = useUi()
  const zoomId = useId()
  const { picture, address, turn } = useRotatedPicture(file, onError)
  const [cropped, setCropped] = useState<{ of: HTMLCanvasElement; square: CropArea } | null>(null)
  const square = useMemo(
    () => picture && (cropped?.of === picture ? cropped.square : squareAt(picture, 1, { x: 50, y: 50 })),
    [picture, cropped],
  )

  const latest = useLatest(onCropped)
  useEffect(() => {
    if (!picture || !square) return undefined
    const cut = () => latest.current(encodePicture(picture, square, { maxLength, side }))
    const timer = setTimeout(cut, SETTLE)
    return () => clearTimeout(timer)
  }, [latest, picture, square, maxLength, side])

  if (!picture || !square || !address) {
    return (
      <div {...rest} ref={ref} className={className ? `dw-image-crop ${className}` : 'dw-image-crop'} aria-busy="true">
        <Skeleton className="dw-image-crop-skeleton" />
      </div>
    )
  }
  const place = { left: Math.round(square.x), top: Math.round(square.y), size: Math.round(square.width) }
  return (
    <div {...rest} ref={ref} className={className ? `dw-image-crop ${className}` : 'dw-image-crop'}>
      <ReactCrop
        crop={{ unit: '%', ...square }}
        aspect={1}
        keepSelection
        ruleOfThirds
        minWidth={24}
        ariaLabels={handleNames(texts.cropArea)}
        onChange={(_, { x, y, width, height }) => setCropped({ of: picture, square: { x, y, width, height } })}
      >
        <img className="dw-image-crop-picture" src={address} alt="" />
      </ReactCrop>
      <output className="dw-visually-hidden">{texts.cropPlace(place)}</output>
      <div className="dw-image-crop-tools">
        <label htmlFor={zoomId}>{texts.zoom}</label>
        <input
          id={zoomId}
          type="range"
          className="dw-image-crop-zoom"
          min={1}
          max={MAX_ZOOM}
          step={0.1}
          value={Math.min(zoomOf(picture, square), MAX_ZOOM)}
          onChange={({ target }) =>
            setCropped({ of: picture, square: squareAt(picture, Number(target.value), centreOf(square)) })
          }
        />
        <IconButton icon="rotate-left" label={texts.rotateLeft} onClick={() => turn(-1)} />
        <IconButton icon="rotate-right" label={texts.rotateRight} onClick={() => turn(1)} />
      </div>
    </div>
  )
})
