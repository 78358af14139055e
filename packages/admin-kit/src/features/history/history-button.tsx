import { Button } from '@doorway/ui'
import { Suspense, useState } from 'react'
import type { MessageKey } from '../../i18n/catalogue'
import { logCodes } from './history.codes'
import { usePermission } from '../../session/use-session'
import { useTranslate } from '../../context/use-translate'
import type { RecordName } from './history.queries'
import { historyDialog } from './lazy-parts'

export interface HistoryButtonProps extends RecordName {
  /** Words for members of the record; others are shown by their own names. */
  fieldLabels: Readonly<Record<string, MessageKey>>
  /** Words for a value that the log holds as a code; undefined where it has none of its own. */
  describe?: (field: string, value: string) => string | undefined
}

/** 修改记录 of a record, for people who may read the operation log. */
export function HistoryButton(props: HistoryButtonProps) {
  const t = useTranslate()
  const isAllowed = usePermission(logCodes.operations)
  const [isOpen, setOpen] = useState(false)
  if (!isAllowed) return null
  return (
    <>
      <Button
        variant="quiet"
        icon="clock"
        onPointerEnter={historyDialog.prefetch}
        onFocus={historyDialog.prefetch}
        onClick={() => setOpen(true)}
      >
        {t('history.title')}
      </Button>
      {isOpen && (
        <Suspense>
          <historyDialog.Part {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
