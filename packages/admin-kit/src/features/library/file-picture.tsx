import { Icon } from '@doorway/ui'
import type { LibraryFile } from './library-types'

const CARD_PX = 320

/** The picture of a file or the still of a video, or its extension where there is none. Decorative: the name stands next to it. */
export function FilePicture({ file, width = CARD_PX }: { file: LibraryFile; width?: number }) {
  const url = file.kind === 'picture' ? file.previewUrl : file.posterUrl
  if (url === null)
    return (
      <span className="dw-library-type" aria-hidden="true">
        <Icon name={file.kind === 'video' ? 'play' : 'attachment'} />
        {file.ext.toUpperCase()}
      </span>
    )
  return (
    <img
      className="dw-library-picture"
      src={`${url}&width=${width}`}
      alt=""
      loading="lazy"
      decoding="async"
      style={{ objectPosition: `${file.focalX}% ${file.focalY}%` }}
    />
  )
}
