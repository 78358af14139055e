import { Card, PageHeader, Skeleton } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { FailurePanel } from '../../provider/failure-panel'
import { useApi } from '../../provider/use-api'
import { useReady } from '../../provider/use-ready'
import { useTranslate } from '../../provider/use-translate'
import { Widget } from '../../provider/widget'
import { OwnSessions } from './own-sessions'
import { SelfEditForm } from './self-edit-form'
import { ownDetail } from './self-edit.queries'

export interface SelfEditProps {
  /** One's own record is stored. */
  onSaved?: () => void
  /** Where 返回 leads; without it there is no such button. */
  onClose?: () => void
}

function SelfEditScreen(props: SelfEditProps) {
  const t = useTranslate()
  const { users } = useApi()
  const { data, error, refetch } = useQuery({ ...ownDetail(users), refetchOnMount: false })
  useReady(data !== undefined)
  if (error && !data) return <FailurePanel error={error} onRetry={() => void refetch()} />
  return (
    <div className="dw-self">
      <PageHeader title={t('selfEdit.title')} />
      {data ? (
        <SelfEditForm detail={data} {...props} />
      ) : (
        <Card className="dw-self-card" role="status" aria-label={t('kit.ui.loading')}>
          <Skeleton width="short" />
          <Skeleton width="full" />
          <Skeleton width="medium" />
          <Skeleton width="full" />
        </Card>
      )}
      <OwnSessions />
    </div>
  )
}

/** 个人信息: one's own record, picture, password and sign-ins (specification section 2, self-edit screen). */
export function SelfEdit(props: SelfEditProps) {
  return (
    <Widget part="self-edit">
      <SelfEditScreen {...props} />
    </Widget>
  )
}
