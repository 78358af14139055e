import { Button, FileDrop } from '@doorway/ui'
import { useState } from 'react'
import { useFailureText } from '../../context/use-translate'
import { useUploadFile } from '../uploads'

/** Words of a picture field. */
export interface PictureWords {
  label: string
  choose: string
  hint: string
  /** What the picture is, for people who do not see it. */
  alt: string
  remove: string
}

export interface PictureFieldProps {
  words: PictureWords
  /** Address of the stored picture; null for none. */
  storedUrl: string | null
  /** Why the server refused the picture. */
  error: string | undefined
  /** Gets the id of the uploaded picture; null when it is removed. */
  onChange: (fileId: string | null) => void
}

/** A picture that is uploaded at once and belongs to its record when the form is saved. */
export function PictureField({ words, storedUrl, error, onChange }: PictureFieldProps) {
  const failureText = useFailureText()
  const upload = useUploadFile()
  const [preview, setPreview] = useState(storedUrl)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const show = (fileId: string | null, url: string | null) => {
    onChange(fileId)
    setPreview(url)
  }
  const take = async (file: File) => {
    setBusy(true)
    setFailure(undefined)
    try {
      show(await upload(file), URL.createObjectURL(file))
    } catch (fault) {
      setFailure(failureText(fault))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="dw-site-wide">
      <FileDrop
        label={words.label}
        chooseLabel={words.choose}
        hint={words.hint}
        error={failure ?? error}
        accept=".png,.jpg,.jpeg,.gif,.webp"
        disabled={isBusy}
        onFiles={([file]) => file && void take(file)}
      />
      {preview !== null && (
        <div className="dw-site-row dw-site-thumbnail">
          <img src={preview} alt={words.alt} className="dw-site-picture" />
          <Button size="s" onClick={() => show(null, null)}>
            {words.remove}
          </Button>
        </div>
      )}
    </div>
  )
}
