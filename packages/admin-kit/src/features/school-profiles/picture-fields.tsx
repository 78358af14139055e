import { zh } from '@doorway/api-client/rule-messages/zh'
import { brokenFileRule, pictureFileTypes } from '@doorway/api-client/rules'
import { Button, Chip, Field, FileDrop, TextField } from '@doorway/ui'
import { useState } from 'react'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { useUploadFile } from '../uploads'
import type { FormPicture } from './profile-form'
import { addChineseRules } from '../../late-texts/late-texts'

addChineseRules(zh)

const MAX_PICTURES = 60

export interface PictureFieldsProps {
  pictures: readonly FormPicture[]
  /** Why the server refused the pictures. */
  error: string | undefined
  /** Gets the change, since uploads end later than they begin. */
  onChange: (change: (pictures: readonly FormPicture[]) => FormPicture[]) => void
}

function moved(pictures: readonly FormPicture[], id: string): FormPicture[] {
  const index = pictures.findIndex((picture) => picture.id === id)
  const picture = pictures[index]
  const previous = pictures[index - 1]
  if (!picture || !previous) return [...pictures]
  return [...pictures.slice(0, index - 1), picture, previous, ...pictures.slice(index + 1)]
}

/** Uploads pictures one after the other; what fails is named. */
function useAddPictures(onChange: PictureFieldsProps['onChange']) {
  const t = useTranslate()
  const failureText = useFailureText()
  const upload = useUploadFile()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | undefined>()
  const add = async (files: readonly File[]) => {
    setBusy(true)
    setError(undefined)
    for (const file of files) {
      const broken = brokenFileRule(file, pictureFileTypes)
      try {
        if (broken) throw new Error(t(broken))
        const id = await upload(file)
        onChange((pictures) =>
          pictures.some((picture) => picture.id === id)
            ? [...pictures]
            : [...pictures, { id, alt: '', url: URL.createObjectURL(file) }],
        )
      } catch (failure) {
        setError(`${file.name}: ${broken ? t(broken) : failureText(failure)}`)
      }
    }
    setBusy(false)
  }
  return { add, isBusy, error }
}

/** The pictures of a school with what they show; the first one is the cover. */
export function PictureFields({ pictures, error, onChange }: PictureFieldsProps) {
  const t = useTranslate()
  const adding = useAddPictures(onChange)
  const describe = (id: string, alt: string) =>
    onChange((list) => list.map((picture) => (picture.id === id ? { ...picture, alt } : picture)))
  return (
    <div className="dw-profiles-list dw-profiles-wide">
      <ul className="dw-profiles-album" aria-label={t('schoolProfiles.picture.list')}>
        {pictures.map(({ id, alt, url }, index) => (
          <li key={id} className="dw-profiles-entry">
            <img src={url} alt={alt || t('schoolProfiles.picture.number', { number: index + 1 })} />
            <Field label={t('schoolProfiles.picture.alt', { number: index + 1 })} isRequired>
              <TextField maxLength={200} value={alt} onChange={(event) => describe(id, event.target.value)} />
            </Field>
            <span className="dw-profiles-chips">
              {index === 0 ? (
                <Chip tone="accent">{t('schoolProfiles.picture.cover')}</Chip>
              ) : (
                <Button
                  size="s"
                  variant="quiet"
                  aria-label={t('schoolProfiles.picture.moveUp', { number: index + 1 })}
                  onClick={() => onChange((list) => moved(list, id))}
                >
                  {t('schoolProfiles.picture.forward')}
                </Button>
              )}
              <Button
                size="s"
                variant="quiet"
                aria-label={t('schoolProfiles.picture.removeNumber', { number: index + 1 })}
                onClick={() => onChange((list) => list.filter((picture) => picture.id !== id))}
              >
                {t('schoolProfiles.picture.remove')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {error && (
        <p className="dw-field-error" role="alert">
          {error}
        </p>
      )}
      <FileDrop
        label={t('schoolProfiles.picture.add')}
        chooseLabel={t('schoolProfiles.picture.choose')}
        hint={t('schoolProfiles.picture.hint')}
        accept={pictureFileTypes.map((ext) => `.${ext}`).join(',')}
        error={adding.error}
        isMultiple
        disabled={adding.isBusy || pictures.length >= MAX_PICTURES}
        onFiles={(files) => void adding.add(files)}
      />
    </div>
  )
}
