import { uploadEndpoints } from '@doorway/api-client/endpoints'
import { brokenPictureRule, fileExtension, homeLimits, pictureFileTypes, uploadLimits } from '@doorway/api-client/rules'
import { useNotify } from '@doorway/admin-kit'
import { Button } from '@doorway/ui'
import type { Schema } from '@doorway/api-client/types'
import { useCallback } from 'react'
import { useRevalidator } from 'react-router-dom'
import { byteText } from '../../../parts/files/byte-text'
import { browserQueue, pageClient, useFinishedUploads } from '../../../parts/upload-queue/queue/browser-queue'
import type { QueueItem } from '../../../parts/upload-queue/queue/upload-queue'
import { QueueSection } from '../../../parts/upload-queue/queue-section'
import { UnfinishedUploads } from '../../../parts/upload-queue/unfinished-uploads'
import type { HomePicture } from './home-values'
import { PictureList } from './picture-list'
import { useHomeStrings } from './use-home-strings'

const isPicture = (name: string) => pictureFileTypes.includes(fileExtension(name))

/** Moves uploaded pictures out of the queue and into the form. */
function useUploadedPictures(onArrive: (pictures: readonly HomePicture[]) => void) {
  const { revalidate } = useRevalidator()
  const takePictures = useCallback(
    (finished: readonly QueueItem[]) => {
      const pictures = finished.flatMap(({ uploadId, file }) =>
        uploadId === undefined || !isPicture(file.name) ? [] : { id: uploadId, name: file.name, size: file.size },
      )
      if (pictures.length === 0) return
      onArrive(pictures)
      browserQueue().clearDone()
      void revalidate()
    },
    [onArrive, revalidate],
  )
  useFinishedUploads(takePictures)
}

export interface HomePicturesProps {
  pictures: readonly HomePicture[]
  /** All uploads of the user. */
  uploads: readonly Schema<'Upload'>[]
  fault?: string
  onArrive: (pictures: readonly HomePicture[]) => void
  onDrop: (id: string) => void
}

/** Pictures of a submission: the upload queue, the chosen pictures, and uploaded pictures that are not used yet. */
export function HomePictures({ pictures, uploads, fault, onArrive, onDrop }: HomePicturesProps) {
  const { words } = useHomeStrings()
  const { revalidate } = useRevalidator()
  const notify = useNotify()
  useUploadedPictures(onArrive)
  const isFull = pictures.length >= homeLimits.picturesMax
  const isUsed = (id: string) => pictures.some((picture) => picture.id === id)
  const unused = uploads.filter(
    ({ id, ext, isComplete }) => isComplete && pictureFileTypes.includes(ext) && !isUsed(id),
  )
  const handleDiscard = async (id: string) => {
    await pageClient().endpoints(uploadEndpoints).cancel(id).catch(notify.failure)
    await revalidate()
  }
  return (
    <div className="dw-family-part" data-field="fileIds">
      <QueueSection
        title={words.pictures(pictures.length, homeLimits.picturesMax)}
        hint={words.picturesHint(homeLimits.picturesMax, byteText(uploadLimits.fileMax))}
        types={pictureFileTypes}
        ruleOf={brokenPictureRule}
        error={fault}
      />
      {pictures.length > 0 && (
        <PictureList label={words.chosen} pictures={pictures}>
          {({ id, name }) => (
            <Button size="s" variant="quiet" aria-label={words.drop(name)} onClick={() => onDrop(id)}>
              {words.takeOut}
            </Button>
          )}
        </PictureList>
      )}
      <UnfinishedUploads uploads={uploads} types={pictureFileTypes} />
      {unused.length > 0 && (
        <section className="dw-upload-section" aria-labelledby="family-unused">
          <h2 id="family-unused">{words.unused}</h2>
          <p className="dw-upload-note">{words.unusedHint}</p>
          <PictureList label={words.unused} pictures={unused}>
            {(picture) => (
              <>
                <Button
                  size="s"
                  disabled={isFull}
                  aria-label={words.addOf(picture.name)}
                  onClick={() => onArrive([picture])}
                >
                  {words.add}
                </Button>
                <Button
                  size="s"
                  variant="quiet"
                  aria-label={words.discardOf(picture.name)}
                  onClick={() => void handleDiscard(picture.id)}
                >
                  {words.actions.remove}
                </Button>
              </>
            )}
          </PictureList>
        </section>
      )}
    </div>
  )
}
