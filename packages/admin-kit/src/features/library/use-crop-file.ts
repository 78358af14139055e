import type { PicturePart } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { focalPointIn, nameOfCopy, typeOfPicture } from './cropped-file'
import type { LibraryFile } from './library-types'
import { useAddFiles, useReplaceFile, useSaveFile, useSendFile } from './library.queries'

/** What can become of a cropped part: each stores it and returns what to say. */
export function useCropFile(file: LibraryFile) {
  const t = useTranslate()
  const send = useSendFile()
  const replacing = useReplaceFile()
  const adding = useAddFiles()
  const saving = useSaveFile()
  const upload = (part: Blob, name: string) =>
    send(new File([part], name, { type: typeOfPicture(file.ext) }), () => undefined, new AbortController().signal)
  const describe = ({ id, version, name }: LibraryFile, { area, isTurned }: PicturePart) =>
    saving.mutateAsync({
      id,
      version,
      name,
      alt: file.alt,
      // A turned picture has its spots elsewhere.
      ...(isTurned ? { focalX: 50, focalY: 50 } : focalPointIn(area, file)),
    })
  return {
    replace: async (blob: Blob, part: PicturePart) => {
      const uploadId = await upload(blob, file.name)
      const replaced = await replacing.mutateAsync({ id: file.id, version: file.version, uploadId })
      await describe(replaced, part)
      return t('library.replace.done', { name: file.name })
    },
    copy: async (blob: Blob, part: PicturePart) => {
      const { siteId, folderId } = file
      const uploadId = await upload(blob, nameOfCopy(file.name, t('pictureCrop.word')))
      const [added] = await adding.mutateAsync({ siteId, folderId, uploadIds: [uploadId] })
      if (!added) throw new Error('The server returned no file for an upload that it took.')
      await describe(added, part)
      return t('pictureCrop.copied', { name: added.name })
    },
  }
}
