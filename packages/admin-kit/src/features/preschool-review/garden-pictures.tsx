import { zh } from '@doorway/api-client/rule-messages/zh'
import { brokenPictureRule, homeLimits, pictureFileTypes } from '@doorway/api-client/rules'
import { Button, FileDrop } from '@doorway/ui'
import { useState } from 'react'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { addChineseRules } from '../../late-texts/late-texts'
import { useUploadFile } from '../uploads'
import type { GardenPicture } from './garden-form'

addChineseRules(zh)

export interface GardenPicturesProps {
  pictures: readonly GardenPicture[]
  /** Why the server refused the pictures. */
  error: string | undefined
  /** Gets the change, since uploads end later than they begin. */
  onChange: (change: (pictures: readonly GardenPicture[]) => GardenPicture[]) => void
}

/** Pictures of a work of a kindergarten: uploaded one after the other, removed by their buttons. */
export function GardenPictures({ pictures, error, onChange }: GardenPicturesProps) {
  const t = useTranslate()
  const failureText = useFailureText()
  const upload = useUploadFile()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | undefined>()
  const add = async (file: File): Promise<string | undefined> => {
    const broken = brokenPictureRule(file)
    if (broken) return `${file.name}: ${t(broken)}`
    try {
      const id = await upload(file)
      const added = { id, url: URL.createObjectURL(file) }
      onChange((list) => (list.some((picture) => picture.id === id) ? [...list] : [...list, added]))
      return undefined
    } catch (failure) {
      return `${file.name}: ${failureText(failure)}`
    }
  }
  const addAll = async (files: readonly File[]) => {
    setBusy(true)
    setFault(undefined)
    for (const file of files) {
      const failed = await add(file)
      if (failed !== undefined) setFault(failed)
    }
    setBusy(false)
  }
  return (
    <div className="dw-works-list">
      {pictures.length > 0 && (
        <ul className="dw-works-pictures" aria-label={t('preschoolReview.picture.list')}>
          {pictures.map(({ id, url }, index) => (
            <li key={id} className="dw-works-list">
              <span className="dw-works-picture">
                <img src={url} alt={t('preschoolReview.picture.place', { number: index + 1 })} />
              </span>
              <Button
                size="s"
                variant="quiet"
                aria-label={t('preschoolReview.picture.removeNumber', { number: index + 1 })}
                onClick={() => onChange((list) => list.filter((picture) => picture.id !== id))}
              >
                {t('preschoolReview.picture.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        label={t('preschoolReview.picture.add')}
        chooseLabel={t('preschoolReview.picture.choose')}
        hint={t('preschoolReview.picture.hint', { count: homeLimits.picturesMax })}
        accept={pictureFileTypes.map((ext) => `.${ext}`).join(',')}
        error={fault ?? error}
        isMultiple
        disabled={isBusy || pictures.length >= homeLimits.picturesMax}
        onFiles={(files) => void addAll(files)}
      />
    </div>
  )
}
