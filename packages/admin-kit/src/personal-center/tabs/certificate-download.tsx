import { ApiError } from '@doorway/api-client'
import { Button } from '@doorway/ui'
import { useState } from 'react'
import { saveDownload } from '../../browser/browser-actions'
import { usePersonalText } from '../personal-center-texts'
import { usePersonalFiles } from '../personal-center.queries'

/** Downloads a certificate of one's own as PDF, and says next to the button why that failed. */
export function CertificateDownload({ no }: { no: string }) {
  const text = usePersonalText()
  const { loadCertificate } = usePersonalFiles()
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const download = async () => {
    setLoading(true)
    setFailure(undefined)
    try {
      saveDownload(await loadCertificate(no))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
    } finally {
      setLoading(false)
    }
  }
  return (
    <>
      <Button
        variant="primary"
        aria-label={`${text('downloadCertificate')} ${no}`}
        isBusy={isLoading}
        onClick={() => void download()}
      >
        {text('downloadCertificate')}
      </Button>
      {failure !== undefined && <span role="alert">{failure}</span>}
    </>
  )
}
