import type { UserRow } from '@doorway/api-client'
import { Button, Dialog } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'

export interface BulkFailuresProps {
  changed: number
  failed: readonly { id: number; message: string }[]
  users: readonly UserRow[]
  onClose: () => void
}

/** A user whom the server names although they were not selected. */
const unknownUser = (id: number) => ({ name: String(id), username: String(id) })

/** Whom a change to many people did not reach, and why. */
export function BulkFailures({ changed, failed, users, onClose }: BulkFailuresProps) {
  const t = useTranslate()
  const byId = new Map(users.map((user) => [user.id, user]))
  return (
    <Dialog
      isOpen
      size="m"
      title={t('userQuestions.failures.title', { count: failed.length })}
      description={t('userQuestions.failures.hint', { changed })}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('kit.ui.close')}
        </Button>
      }
    >
      <ul className="dw-user-failures">
        {failed.map(({ id, message }) => {
          const { name, username } = byId.get(id) ?? unknownUser(id)
          return <li key={id}>{t('userQuestions.failures.one', { name, username, message })}</li>
        })}
      </ul>
    </Dialog>
  )
}
