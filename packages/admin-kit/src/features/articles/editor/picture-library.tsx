import { CardGrid, Field, Skeleton, TextField } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../../context/use-translate'
import { FailurePanel } from '../../../loading/failure-panel'
import type { LibraryPicture } from '../article-types'
import { useLibraryPictures } from './picture-library.queries'

const CARD_PX = 104
const THUMB_PX = 320

export interface PictureLibraryProps {
  siteId: number
  /** The chosen picture; null for none. */
  chosenId: string | null
  onChoose: (picture: LibraryPicture) => void
}

/** Pictures of the site's media library, the newest first, found by name or description. */
export function PictureLibrary({ siteId, chosenId, onChoose }: PictureLibraryProps) {
  const t = useTranslate()
  const [name, setName] = useState('')
  const { data, error, refetch } = useLibraryPictures(siteId, name.trim())
  return (
    <>
      <Field label={t('articles.picture.search')}>
        <TextField type="search" maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      {error && <FailurePanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton width="full" />}
      {data?.rows.length === 0 && <p>{t('articles.picture.noneFound')}</p>}
      <CardGrid className="dw-editing-pictures" cardWidth={CARD_PX} label={t('articles.picture.library')}>
        {(data?.rows ?? []).map((picture) => (
          <li key={picture.id}>
            <button
              type="button"
              className="dw-editing-choice"
              aria-pressed={picture.id === chosenId}
              aria-label={picture.alt || picture.name}
              title={picture.name}
              onClick={() => onChoose(picture)}
            >
              <img src={`${picture.previewUrl}&width=${THUMB_PX}`} alt="" loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </CardGrid>
    </>
  )
}
