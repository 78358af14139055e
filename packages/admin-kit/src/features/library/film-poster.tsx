import { Button, FileDrop } from '@doorway/ui'
import { useRef, useState } from 'react'
import { isSilent } from '../../context/use-events'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { useNotify } from '../../mutations/use-notify'
import type { LibraryFile } from './library-types'
import { useSendFile, useSetPoster } from './library.queries'
import { stillName, stillOf } from './still-of'

export interface FilmPosterProps {
  file: LibraryFile
  isReadOnly: boolean
  /** The form next to it has unsaved values, which a new poster would discard. */
  isBlocked: boolean
}

function usePoster(file: LibraryFile) {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const send = useSendFile()
  const setting = useSetPoster()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const run = async (work: () => Promise<string | undefined>) => {
    setBusy(true)
    setFault(undefined)
    try {
      setFault(await work())
    } catch (error) {
      if (!isSilent(error)) setFault(failureText(error))
    }
    setBusy(false)
  }
  const { id, version, name } = file
  const set = async (picture: File) => {
    const uploadId = await send(picture, () => undefined, new AbortController().signal)
    await setting.mutateAsync({ id, version, uploadId })
    notify.success(t('library.poster.set', { name }))
    return undefined
  }
  return {
    isBusy,
    fault,
    take: (picture: File) => run(() => set(picture)),
    takeFrame: (film: HTMLVideoElement) =>
      run(async () => {
        const still = await stillOf(film)
        if (!still) return t('library.poster.noFrame')
        return set(new File([still], stillName(name), { type: still.type }))
      }),
    remove: () =>
      run(async () => {
        await setting.mutateAsync({ id, version, uploadId: null })
        notify.success(t('library.poster.removed', { name }))
        return undefined
      }),
  }
}

/** A video with its poster: the frame that is shown now, or a picture that is chosen. */
export function FilmPoster({ file, isReadOnly, isBlocked }: FilmPosterProps) {
  const t = useTranslate()
  const film = useRef<HTMLVideoElement>(null)
  const poster = usePoster(file)
  const isInert = isBlocked || poster.isBusy
  return (
    <section className="dw-library-part" aria-label={t('library.poster.title')}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- uploaded films bring no caption track of their own */}
      <video
        ref={film}
        className="dw-library-film"
        src={file.previewUrl}
        poster={file.posterUrl ?? undefined}
        crossOrigin="anonymous"
        preload="metadata"
        controls
        playsInline
        aria-label={file.name}
      />
      {!isReadOnly && (
        <>
          <div className="dw-library-row">
            <Button size="s" disabled={isInert} onClick={() => film.current && void poster.takeFrame(film.current)}>
              {t('library.poster.useFrame')}
            </Button>
            {file.posterUrl !== null && (
              <Button size="s" disabled={isInert} onClick={() => void poster.remove()}>
                {t('library.poster.remove')}
              </Button>
            )}
          </div>
          <FileDrop
            label={t('library.poster.title')}
            chooseLabel={t('library.poster.choose')}
            hint={t(isBlocked ? 'library.replace.saveFirst' : 'library.poster.hint')}
            error={poster.fault}
            disabled={isInert}
            onFiles={([chosen]) => chosen && void poster.take(chosen)}
          />
        </>
      )}
    </section>
  )
}
