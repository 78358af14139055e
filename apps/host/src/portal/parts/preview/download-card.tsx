import { usePreferences } from '../../../preferences/preferences-context'
import type { ContentDetail } from '../../data/portal-reader'
import { byteText } from '../files/byte-text'
import { savingUrl } from '../files/saving-url'
import type { FailureReason } from './preview-failure'
import { MAX_PREVIEW_BYTES } from './use-file'

export interface DownloadCardProps {
  file: ContentDetail['attachments'][number]
  reason: FailureReason
}

/** Replaces a preview: the reason why there is none, and a download link. */
export function DownloadCard({ file, reason }: DownloadCardProps) {
  const { t } = usePreferences()
  return (
    <div className="dw-preview-card" role="status">
      <span className="dw-file-ext" aria-hidden="true">
        {file.ext}
      </span>
      <b>{file.name}</b>
      <small>{byteText(file.size)}</small>
      <p>{reason === 'tooLarge' ? t.content.files.tooLarge(byteText(MAX_PREVIEW_BYTES)) : t.content.files[reason]}</p>
      {file.url !== null && (
        <a href={savingUrl(file.url)} download={file.name}>
          {t.content.files.download}
        </a>
      )}
    </div>
  )
}
