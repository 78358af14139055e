import { lazy, Suspense, useState } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import type { ContentDetail } from '../../data/portal-reader'
import { byteText } from '../../parts/files/byte-text'
import { savingUrl } from '../../parts/files/saving-url'
import { previewKind } from '../../parts/preview/preview-kind'
import { usePageStrings } from '../../use-page-strings'
import { route } from './content-detail.route'
import './attachments.css'

const PreviewDialog = lazy(() => import('../../parts/preview/preview-dialog'))
type File = ContentDetail['attachments'][number]

/** Attachments of an item: type, name, size, download, and a preview where the page supports the type. */
export function Attachments({ files }: { files: readonly File[] }) {
  const { t } = usePreferences()
  const strings = usePageStrings(route)
  const [shown, setShown] = useState<File | null>(null)
  if (files.length === 0) return null
  return (
    <section className="dw-files" aria-labelledby="files">
      <h2 id="files">{strings.attachments}</h2>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <span className="dw-file-ext" data-kind={previewKind(file.ext)} aria-hidden="true">
              {file.ext}
            </span>
            <span className="dw-file-name">
              {file.name}
              <small>{byteText(file.size)}</small>
            </span>
            {file.url === null ? (
              <small>{t.content.files.announced}</small>
            ) : (
              <>
                {previewKind(file.ext) && (
                  <button
                    type="button"
                    onClick={() => setShown(file)}
                    aria-label={`${t.content.files.preview} ${file.name}`}
                  >
                    {t.content.files.preview}
                  </button>
                )}
                <a
                  href={savingUrl(file.url)}
                  download={file.name}
                  aria-label={`${t.content.files.download} ${file.name}`}
                >
                  {t.content.files.download}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
      {shown && (
        <Suspense fallback={null}>
          <PreviewDialog file={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </section>
  )
}
