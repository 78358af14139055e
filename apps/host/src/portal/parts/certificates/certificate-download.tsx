import { ApiError } from '@doorway/api-client'
import { certificateEndpoints } from '@doorway/api-client/endpoints'
import { useState } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { hostClient } from '../../../session/host-client'
import { saveFile } from '../files/save-file'

export interface CertificateDownloadProps {
  no: string
  /** Text of the button. Its name has the number of the certificate, for lists of several. */
  label: string
}

/** Downloads a certificate of one's own as PDF, and says next to the button why that failed. */
export function CertificateDownload({ no, label }: CertificateDownloadProps) {
  const { locale } = usePreferences()
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState('')
  const download = async () => {
    if (isLoading) return
    setLoading(true)
    setFailure('')
    try {
      saveFile(await hostClient().withLocale(locale).endpoints(certificateEndpoints).download(no))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
    } finally {
      setLoading(false)
    }
  }
  return (
    <>
      <button
        type="button"
        className="dw-portal-button"
        aria-label={`${label} ${no}`}
        aria-busy={isLoading}
        onClick={() => void download()}
      >
        {label}
      </button>
      {failure !== '' && <span role="alert">{failure}</span>}
    </>
  )
}
