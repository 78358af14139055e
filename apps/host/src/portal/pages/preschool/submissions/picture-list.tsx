import type { ReactNode } from 'react'
import type { HomePicture } from './home-values'
import { OwnPicture } from './own-picture'

export interface PictureListProps {
  label: string
  pictures: readonly HomePicture[]
  /** Renders the actions of a picture. */
  children?: (picture: HomePicture) => ReactNode
}

/** The user's own pictures with their names. */
export function PictureList({ label, pictures, children }: PictureListProps) {
  return (
    <ul className="dw-family-pictures" aria-label={label}>
      {pictures.map((picture) => (
        <li key={picture.id}>
          <OwnPicture {...picture} />
          <span className="dw-family-name">{picture.name}</span>
          {children && <span className="dw-upload-actions">{children(picture)}</span>}
        </li>
      ))}
    </ul>
  )
}
