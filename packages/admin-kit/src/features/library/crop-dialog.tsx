import { Button, Dialog, Field, PictureCrop, type PicturePart, RadioGroup, Skeleton } from '@doorway/ui'
import { useState } from 'react'
import { isSilent } from '../../context/use-events'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import { CropTexts } from './crop-texts'
import { typeOfPicture } from './cropped-file'
import type { LibraryFile } from './library-types'
import { useFileBytes } from './file-bytes.queries'
import { useCropFile } from './use-crop-file'

export interface CropDialogProps {
  file: LibraryFile
  onClose: () => void
}

const FREE = 'free'
const aspects: Readonly<Record<string, number | undefined>> = { '16:9': 16 / 9, '4:3': 4 / 3, '1:1': 1, '3:4': 3 / 4 }

/** 裁剪图片: a part in a ratio or free replaces the picture at its address, or becomes a picture of its own. */
export function CropDialog(props: CropDialogProps) {
  return (
    <CropTexts fallback={null}>
      <CropForm {...props} />
    </CropTexts>
  )
}

function CropForm({ file, onClose }: CropDialogProps) {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const bytes = useFileBytes(file)
  const commands = useCropFile(file)
  const [ratio, setRatio] = useState(FREE)
  const [part, setPart] = useState<PicturePart>()
  const [busy, setBusy] = useState<'replace' | 'copy'>()
  const [fault, setFault] = useState<string>()
  const run = async (kind: 'replace' | 'copy') => {
    if (!part) return
    setBusy(kind)
    setFault(undefined)
    try {
      const blob = await part.encode(typeOfPicture(file.ext))
      const message = await commands[kind](blob, part)
      notify.success(message)
      onClose()
    } catch (error) {
      if (!isSilent(error)) setFault(failureText(error))
      setBusy(undefined)
    }
  }
  const isReady = part !== undefined && !part.isWhole && busy === undefined
  return (
    <Dialog
      isOpen
      title={t('pictureCrop.title')}
      description={t('pictureCrop.hint', { count: file.useCount })}
      onClose={onClose}
      footer={
        <>
          <Button disabled={busy !== undefined} onClick={onClose}>
            {t('kit.ui.cancel')}
          </Button>
          <Button disabled={!isReady} isBusy={busy === 'copy'} onClick={() => void run('copy')}>
            {t('pictureCrop.copy')}
          </Button>
          <Button variant="primary" disabled={!isReady} isBusy={busy === 'replace'} onClick={() => void run('replace')}>
            {t('pictureCrop.replace')}
          </Button>
        </>
      }
    >
      {bytes.error && <FailurePanel error={bytes.error} onRetry={() => void bytes.refetch()} />}
      {bytes.isPending && <Skeleton width="full" />}
      {bytes.data && (
        <div className="dw-library-part">
          <Field label={t('pictureCrop.ratio')}>
            <RadioGroup
              value={ratio}
              onValueChange={setRatio}
              options={[
                { value: FREE, label: t('pictureCrop.free') },
                ...Object.keys(aspects).map((value) => ({ value, label: value })),
              ]}
            />
          </Field>
          <PictureCrop
            file={bytes.data}
            aspect={aspects[ratio]}
            describe={({ area }) =>
              t('pictureCrop.place', {
                left: Math.round(area.x),
                top: Math.round(area.y),
                width: Math.round(area.width),
                height: Math.round(area.height),
              })
            }
            onChosen={setPart}
            onError={() => setFault(t('pictureCrop.unreadable'))}
          />
          {part && (
            <p className="dw-library-hint">{t('pictureCrop.size', { width: part.width, height: part.height })}</p>
          )}
        </div>
      )}
      {fault && (
        <p className="dw-field-error" role="alert">
          {fault}
        </p>
      )}
    </Dialog>
  )
}
