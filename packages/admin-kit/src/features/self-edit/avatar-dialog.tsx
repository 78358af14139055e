import { zh } from '@doorway/api-client/rule-messages/zh'
import { avatarFileTypes, limits } from '@doorway/api-client/rules'
import { Button, Dialog, FileDrop, ImageCrop } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { addChineseRules } from '../../late-texts/late-texts'

addChineseRules(zh)

export interface AvatarDialogProps {
  /** The cut square as a data URL, within the limit of section 5. */
  onCut: (dataUrl: string) => void
  onClose: () => void
}

const accepted = avatarFileTypes.map((type) => `image/${type}`)

/** 裁剪头像: a picture is chosen, cut square, and made smaller in steps until it fits; the original stays here. */
export function AvatarDialog({ onCut, onClose }: AvatarDialogProps) {
  const t = useTranslate()
  const [file, setFile] = useState<File | null>(null)
  const [isRefused, setRefused] = useState(false)
  // Undefined until the square has come to rest; null when nothing recognisable fits.
  const [cut, setCut] = useState<string | null>()
  const take = ([chosen]: File[]) => {
    if (!chosen) return
    const isPicture = accepted.includes(chosen.type)
    setRefused(!isPicture)
    setCut(undefined)
    setFile(isPicture ? chosen : null)
  }
  const refuse = () => {
    setRefused(true)
    setFile(null)
  }
  return (
    <Dialog
      isOpen
      title={t('selfEdit.avatar.title')}
      description={t('selfEdit.avatar.intro')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.ui.cancel')}</Button>
          {file && <Button onClick={() => setFile(null)}>{t('selfEdit.avatar.another')}</Button>}
          <Button variant="primary" disabled={!file || !cut} onClick={() => cut && onCut(cut)}>
            {t('selfEdit.avatar.use')}
          </Button>
        </>
      }
    >
      {file ? (
        <>
          <ImageCrop file={file} maxLength={limits.avatarMax} onCropped={setCut} onError={refuse} />
          <output className="dw-self-size">
            {cut && t('selfEdit.avatar.size', { length: cut.length, limit: limits.avatarMax })}
          </output>
          {cut === null && (
            <p className="dw-self-warning" role="alert">
              {t('avatar.error.tooLarge')}
            </p>
          )}
        </>
      ) : (
        <FileDrop
          label={t('selfEdit.avatar.choose')}
          chooseLabel={t('selfEdit.avatar.open')}
          hint={t('avatar.error.type')}
          error={isRefused ? t('avatar.error.type') : undefined}
          accept={accepted.join(',')}
          onFiles={take}
        />
      )}
    </Dialog>
  )
}
