import { PageHeader, Skeleton, Tabs } from '@doorway/ui'
import { Suspense } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { useTranslate } from '../../context/use-translate'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { useCan, useCodesPending } from '../../session/use-session'
import { messageTabs } from './message-tabs'
import { MessageTexts } from './message-texts'

export type MessageCenterProps = ScreenProps

/** The tabs that the person's codes open; which one is shown is in the address. */
function CenterTabs() {
  const t = useTranslate()
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const isPending = useCodesPending()
  const can = useCan()
  if (isPending) return <Skeleton width="full" />
  const tabs = messageTabs.filter(({ code }) => can(code))
  const selected = tabs.find(({ id }) => id === query['tab']) ?? tabs[0]
  return (
    <Tabs
      label={t('messages.title')}
      selectedId={selected?.id}
      onSelect={(tab) => navigate({ query: { tab } }, { replace: true })}
      tabs={tabs.map(({ id, label, render }) => ({
        id,
        label: t(label),
        content: <Suspense fallback={<Skeleton width="full" />}>{render()}</Suspense>,
      }))}
    />
  )
}

/** 消息中心: messages to the person, messages that the person sends, and background tasks. */
export function MessageCenter({ handle }: MessageCenterProps) {
  const t = useTranslate()
  return (
    <Widget part="message-center" handle={handle}>
      <div className="dw-message-stack">
        <PageHeader title={t('messages.title')} />
        <Suspense fallback={<Skeleton width="full" />}>
          <MessageTexts>
            <CenterTabs />
          </MessageTexts>
        </Suspense>
      </div>
    </Widget>
  )
}
