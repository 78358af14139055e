import { zh } from '@doorway/api-client/rule-messages/zh'
import { brokenFileRule } from '@doorway/api-client/rules'
import { Button, Dialog, FileDrop } from '@doorway/ui'
import { useState } from 'react'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { addChineseRules } from '../../late-texts/late-texts'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import { useUploadFile } from '../uploads'
import { useSubmitList } from './recommend.queries'
import type { Unit, UnitKey } from './recommend-types'

addChineseRules(zh)

const fileTypes = ['pdf', 'jpg', 'jpeg', 'png']
const MAX_BYTES = 10_485_760

interface Confirmation {
  id: string
  name: string
}

/** Uploads the stamped page; what is wrong with it is shown at the field. */
function useConfirmation() {
  const t = useTranslate()
  const failureText = useFailureText()
  const upload = useUploadFile()
  const [file, setFile] = useState<Confirmation | null>(null)
  const [fault, setFault] = useState<string | undefined>()
  const [isBusy, setBusy] = useState(false)
  const take = async (chosen: File) => {
    const broken = brokenFileRule(chosen, fileTypes)
    if (broken) return setFault(t(broken))
    if (chosen.size > MAX_BYTES) return setFault(t('entries.recommend.fileTooLarge'))
    setBusy(true)
    setFault(undefined)
    try {
      setFile({ id: await upload(chosen), name: chosen.name })
    } catch (error) {
      if (!isSilent(error)) setFault(failureText(error))
    }
    setBusy(false)
  }
  return { file, fault, setFault, isBusy, take }
}

export interface SubmitListDialogProps {
  unit: Unit
  unitKey: UnitKey
  onClose: () => void
}

/** Takes the stamped confirmation and submits the list, and says what follows from it. */
export function SubmitListDialog({ unit, unitKey, onClose }: SubmitListDialogProps) {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const submitting = useSubmitList()
  const { file, fault, setFault, isBusy, take } = useConfirmation()
  const submit = () => {
    if (!file) return setFault(t('entries.recommend.fileRequired'))
    submitting.mutate(
      { ...unitKey, fileId: file.id },
      {
        onSuccess: () => {
          notify.success(t('entries.recommend.submitted'))
          onClose()
        },
        onError: (error) => {
          if (!isSilent(error)) setFault(failureText(error))
        },
      },
    )
  }
  return (
    <Dialog
      isOpen
      title={t('entries.recommend.submit')}
      description={t('entries.recommend.submitQuestion', { count: unit.listed })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.ui.cancel')}</Button>
          <Button variant="primary" isBusy={isBusy || submitting.isPending} onClick={submit}>
            {t('entries.recommend.submit')}
          </Button>
        </>
      }
    >
      <div className="dw-entry-stack">
        <FileDrop
          label={t('entries.recommend.file')}
          chooseLabel={t('entries.recommend.choose')}
          hint={t('entries.recommend.fileHint')}
          accept={fileTypes.map((ext) => `.${ext}`).join(',')}
          error={fault}
          disabled={isBusy}
          onFiles={([chosen]) => chosen && void take(chosen)}
        />
        {file && <p role="status">{t('entries.recommend.chosen', { name: file.name })}</p>}
      </div>
    </Dialog>
  )
}
