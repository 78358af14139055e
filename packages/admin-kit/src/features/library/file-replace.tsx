import { FileDrop } from '@doorway/ui'
import { useState } from 'react'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import type { LibraryFile } from './library-types'
import { useReplaceFile, useSendFile } from './library.queries'

export interface FileReplaceProps {
  file: LibraryFile
  /** The form next to it has unsaved values, which a replaced file would discard. */
  isBlocked: boolean
}

/** Replaces the bytes of a file; its address stays. */
export function FileReplace({ file, isBlocked }: FileReplaceProps) {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const send = useSendFile()
  const replacing = useReplaceFile()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const take = async (chosen: File) => {
    setBusy(true)
    setFault(undefined)
    try {
      const uploadId = await send(chosen, () => undefined, new AbortController().signal)
      await replacing.mutateAsync({ id: file.id, version: file.version, uploadId })
      notify.success(t('library.replace.done', { name: file.name }))
    } catch (error) {
      if (!isSilent(error)) setFault(failureText(error))
    }
    setBusy(false)
  }
  return (
    <FileDrop
      label={t('library.replace.title')}
      chooseLabel={t('library.replace.choose')}
      hint={isBlocked ? t('library.replace.saveFirst') : t('library.replace.hint', { count: file.useCount })}
      error={fault}
      disabled={isBusy || isBlocked}
      onFiles={([chosen]) => chosen && void take(chosen)}
    />
  )
}
