import { PageHeader, Skeleton } from '@doorway/ui'
import { Suspense } from 'react'
import { useTranslate } from '../../context/use-translate'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { useCodesPending } from '../../session/use-session'
import { LogTexts } from './log-texts'
import { LoginList } from './login-list'

export type LoginLogProps = ScreenProps

function Ready() {
  return useCodesPending() ? <Skeleton width="full" /> : <LoginList />
}

/** 登录日志: who signed in or failed to, when, from where. */
export function LoginLog({ handle }: LoginLogProps) {
  const t = useTranslate()
  return (
    <Widget part="login-log" handle={handle}>
      <div className="dw-log">
        <PageHeader title={t('logs.loginTitle')} />
        <Suspense fallback={<Skeleton width="full" />}>
          <LogTexts>
            <Ready />
          </LogTexts>
        </Suspense>
      </div>
    </Widget>
  )
}
