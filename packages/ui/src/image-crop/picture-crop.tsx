import { forwardRef, useEffect, useMemo, useState, type ComponentPropsWithoutRef } from 'react'
import { ReactCrop } from 'react-image-crop'
import { IconButton } from '../button/button'
import { useLatest } from '../context/use-latest'
import { useUi } from '../context/ui-context'
import { Skeleton } from '../skeleton/skeleton'
import { largestArea } from './crop-square'
import { encodeArea, type CropArea } from './encode-picture'
import { handleNames } from './handle-names'
import { useRotatedPicture } from './use-rotated-picture'

/** The chosen part of a picture. */
export interface PicturePart {
  /** Where it is, in percent of the width and height of the picture as it is turned. */
  area: CropArea
  /** Its size in pixels. */
  width: number
  height: number
  /** Whether the picture is turned. */
  isTurned: boolean
  /** Whether it is the whole picture as it was. */
  isWhole: boolean
  /** The part as a file of a type such as `image/jpeg`, without the camera's metadata. */
  encode: (type: string) => Promise<Blob>
}

export interface PictureCropProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError'> {
  /** The picture; it stays in the browser. Another one starts afresh. */
  file: Blob
  /** Width divided by height of the part; any ratio unless given. Another one starts from the largest part. */
  aspect?: number
  /** Says where the part is, for screen readers. */
  describe: (part: PicturePart) => string
  /** The chosen part, at the start and after each change. */
  onChosen: (part: PicturePart) => void
  /** The file is no picture that this browser can read. */
  onError?: (error: unknown) => void
}

function partOf(picture: HTMLCanvasElement, area: CropArea, isTurned: boolean): PicturePart {
  return {
    area,
    width: Math.max(1, Math.round((area.width / 100) * picture.width)),
    height: Math.max(1, Math.round((area.height / 100) * picture.height)),
    isTurned,
    isWhole: !isTurned && area.width === 100 && area.height === 100,
    encode: (type) => encodeArea(picture, area, type),
  }
}

/** Cuts a rectangle out of a picture in its own pixels: dragged, by the arrow keys, in a ratio or free, and turned. */
export const PictureCrop = forwardRef<HTMLDivElement, PictureCropProps>(function PictureCrop(props, ref) {
  const { file, aspect, describe, onChosen, onError, className, ...rest } = props
  const { texts } = useUi()
  const { picture, address, isTurned, turn } = useRotatedPicture(file, onError)
  const [moved, setMoved] = useState<{ of: HTMLCanvasElement; aspect: number | undefined; area: CropArea } | null>(null)
  const part = useMemo(() => {
    if (!picture) return null
    const isSame = moved?.of === picture && moved.aspect === aspect
    return partOf(picture, isSame ? moved.area : largestArea(picture, aspect), isTurned)
  }, [picture, moved, aspect, isTurned])

  const latest = useLatest(onChosen)
  useEffect(() => {
    if (part) latest.current(part)
  }, [latest, part])

  const name = className ? `dw-image-crop ${className}` : 'dw-image-crop'
  if (!picture || !part || !address) {
    return (
      <div {...rest} ref={ref} className={name} aria-busy="true">
        <Skeleton className="dw-image-crop-skeleton" />
      </div>
    )
  }
  return (
    <div {...rest} ref={ref} className={name}>
      <ReactCrop
        crop={{ unit: '%', ...part.area }}
        aspect={aspect}
        keepSelection
        ruleOfThirds
        minWidth={24}
        minHeight={24}
        ariaLabels={handleNames(texts.cropArea)}
        onChange={(_, { x, y, width, height }) => setMoved({ of: picture, aspect, area: { x, y, width, height } })}
      >
        <img className="dw-image-crop-picture" src={address} alt="" />
      </ReactCrop>
      <output className="dw-visually-hidden">{describe(part)}</output>
      <div className="dw-image-crop-tools">
        <IconButton icon="rotate-left" label={texts.rotateLeft} onClick={() => turn(-1)} />
        <IconButton icon="rotate-right" label={texts.rotateRight} onClick={() => turn(1)} />
      </div>
    </div>
  )
})
