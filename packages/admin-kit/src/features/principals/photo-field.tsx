import { zh } from '@doorway/api-client/rule-messages/zh'
import { brokenFileRule, pictureFileTypes } from '@doorway/api-client/rules'
import { Button, FileDrop } from '@doorway/ui'
import { useState } from 'react'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { addChineseRules } from '../../late-texts/late-texts'
import { useUploadFile } from '../uploads'
import type { FormPhoto } from './principal-form'

addChineseRules(zh)

export interface PhotoFieldProps {
  photo: FormPhoto | null
  /** Why the server refused the photo. */
  error: string | undefined
  onChange: (photo: FormPhoto | null) => void
}

/** Uploads a photo; what fails is named. */
function useTakePhoto(onChange: PhotoFieldProps['onChange']) {
  const t = useTranslate()
  const failureText = useFailureText()
  const upload = useUploadFile()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | undefined>()
  const take = async (file: File) => {
    setError(undefined)
    const broken = brokenFileRule(file, pictureFileTypes)
    if (broken) return setError(`${file.name}: ${t(broken)}`)
    setBusy(true)
    try {
      onChange({ id: await upload(file), url: URL.createObjectURL(file) })
    } catch (failure) {
      setError(`${file.name}: ${failureText(failure)}`)
    }
    setBusy(false)
  }
  return { take, isBusy, error }
}

/** The photo of a principal, which can be replaced and removed. */
export function PhotoField({ photo, error, onChange }: PhotoFieldProps) {
  const t = useTranslate()
  const { take, isBusy, error: uploadError } = useTakePhoto(onChange)
  return (
    <div className="dw-profiles-list dw-profiles-wide">
      {photo && (
        <span className="dw-principals-photo">
          <img src={photo.url} alt={t('principals.field.photo')} />
          <Button size="s" variant="quiet" onClick={() => onChange(null)}>
            {t('principals.photo.remove')}
          </Button>
        </span>
      )}
      {error && (
        <p className="dw-field-error" role="alert">
          {error}
        </p>
      )}
      <FileDrop
        label={t('principals.photo.add')}
        chooseLabel={t('principals.photo.choose')}
        hint={t('principals.photo.hint')}
        accept={pictureFileTypes.map((ext) => `.${ext}`).join(',')}
        error={uploadError}
        disabled={isBusy}
        onFiles={([file]) => file && void take(file)}
      />
    </div>
  )
}
