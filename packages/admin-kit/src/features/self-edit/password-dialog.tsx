import { Dialog } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { ChangePassword } from '../password'

/** 修改密码 over the form. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  return (
    <Dialog isOpen size="s" title={t('selfEdit.password')} onClose={onClose}>
      <ChangePassword onChanged={onClose} onCancel={onClose} />
    </Dialog>
  )
}
