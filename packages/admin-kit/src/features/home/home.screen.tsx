import { PageHeader, Skeleton } from '@doorway/ui'
import { Suspense } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { usePermission, useSession } from '../../session/use-session'
import { AccountCard } from './account-card'
import { HomeTexts } from './home-texts'
import { homeCodes } from './home.codes'
import { useHome } from './home.queries'
import { NoticeList } from './notice-list'
import { RecentList } from './recent-list'
import { RightsCard } from './rights-card'
import { ShortcutList } from './shortcut-list'
import { SignInTrend } from './sign-in-trend'
import { TodoList } from './todo-list'
import { useShownAgain } from './use-shown-again'

export type HomeProps = ScreenProps

function PendingTitle() {
  const t = useTranslate()
  return (
    <>
      <span className="dw-visually-hidden">{t('home.title')}</span>
      <Skeleton width="short" />
    </>
  )
}

function Desk() {
  const t = useTranslate()
  const { user, error } = useSession()
  const canSeeTrend = usePermission(homeCodes.trend)
  const { refetch } = useHome()
  const element = useShownAgain<HTMLDivElement>(() => void refetch())
  if (error) return <FailurePanel error={error} />
  return (
    <div ref={element} className="dw-desk">
      <PageHeader title={user ? t('home.greeting', { name: user.name }) : <PendingTitle />} />
      <RightsCard user={user} />
      <div className="dw-desk-columns">
        <div className="dw-desk-column">
          <TodoList />
          {/* The columns are about as long as each other either way. */}
          {canSeeTrend ? <SignInTrend /> : <ShortcutList />}
          <RecentList />
        </div>
        <div className="dw-desk-column">
          <AccountCard />
          <NoticeList />
          {canSeeTrend && <ShortcutList />}
        </div>
      </div>
    </div>
  )
}

/** 工作台: what waits for the signed-in person, their rights in plain words, their account, and recent work. */
export function Home({ handle }: HomeProps) {
  return (
    <Widget part="home" handle={handle}>
      <Suspense fallback={<Skeleton width="short" />}>
        <HomeTexts fallback={<Skeleton width="short" />}>
          <Desk />
        </HomeTexts>
      </Suspense>
    </Widget>
  )
}
