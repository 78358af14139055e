import { Card, PageHeader, Skeleton } from '@doorway/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { FailurePanel } from '../../loading/failure-panel'
import { usePrefetch } from '../../loading/use-prefetch'
import { useReady } from '../../loading/use-ready'
import { useTranslate } from '../../context/use-translate'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { ownSessionsCard, selfEditForm } from './lazy-parts'
import { SelfEditTexts } from './self-edit-texts'
import { useOwnQueries } from './self-edit.queries'

export interface SelfEditProps extends ScreenProps {
  /** One's own record is stored. */
  onSaved?: () => void
  /** Where 返回 leads; without it there is no such button. */
  onClose?: () => void
}

function LoadingForm() {
  const t = useTranslate()
  return (
    <Card className="dw-self-card" role="status" aria-label={t('kit.ui.loading')}>
      <Skeleton width="short" />
      <Skeleton width="full" />
      <Skeleton width="medium" />
      <Skeleton width="full" />
    </Card>
  )
}

function SelfEditScreen(props: SelfEditProps) {
  const t = useTranslate()
  const own = useOwnQueries()
  const { data, error, refetch } = useQuery({ ...own.detail(), refetchOnMount: false })
  useReady(data !== undefined)
  usePrefetch(selfEditForm.prefetch)
  if (error && !data) return <FailurePanel error={error} onRetry={() => void refetch()} />
  return (
    <div className="dw-self">
      <PageHeader title={t('selfEdit.title')} />
      <Suspense fallback={<LoadingForm />}>
        <SelfEditTexts fallback={<LoadingForm />}>
          {data ? (
            <>
              <selfEditForm.Part detail={data} {...props} />
              <ownSessionsCard.Part />
            </>
          ) : (
            <LoadingForm />
          )}
        </SelfEditTexts>
      </Suspense>
    </div>
  )
}

/** 个人信息: one's own record, picture, password and sign-ins (specification section 2, self-edit screen). */
export function SelfEdit({ handle, ...props }: SelfEditProps) {
  return (
    <Widget part="self-edit" handle={handle}>
      <SelfEditScreen {...props} />
    </Widget>
  )
}
