import type { LogExport } from '@doorway/api-client'
import { Button } from '@doorway/ui'
import { saveDownload } from '../../browser/browser-actions'
import { useTranslate } from '../../context/use-translate'
import { useNotify } from '../../mutations/use-notify'
import { useLogExport } from './logs.queries'

/** 导出 of the rows that the filters find; a large export can be cancelled while it runs. */
export function ExportButton({ what }: { what: LogExport }) {
  const t = useTranslate()
  const notify = useNotify()
  const { exporting, cancel } = useLogExport()
  const start = () =>
    exporting.mutate(what, {
      onSuccess: (file) => {
        saveDownload(file)
        notify.success(t('logs.exported', { name: file.fileName }))
      },
      onError: notify.failure,
    })
  if (exporting.isPending) return <Button onClick={cancel}>{t('logs.cancelExport')}</Button>
  return (
    <Button icon="download" onClick={start}>
      {t('kit.action.export')}
    </Button>
  )
}
