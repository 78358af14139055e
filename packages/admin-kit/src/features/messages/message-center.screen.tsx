import { PageHeader, Skeleton, StatePanel, Tabs } from '@doorway/ui'
import { Suspense } from 'react'
import { useTranslate } from '../../context/use-translate'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { useCan, useCodesPending } from '../../session/use-session'
import { messageTabs } from './message-tabs'
import { MessageTexts } from './message-texts'

export type MessageCenterProps = ScreenProps

function CenterTabs() {
  const t = useTranslate()
  const isPending = useCodesPending()
  const can = useCan()
  if (isPending) return <Skeleton width="full" />
  const tabs = messageTabs.filter(({ code }) => can(code))
  if (tabs.length === 0) {
    return <StatePanel kind="forbidden" title={t('kit.state.forbiddenTitle')} text={t('kit.state.forbiddenHint')} />
  }
  return (
    <Tabs
      label={t('messages.title')}
      tabs={tabs.map(({ id, label, render }) => ({ id, label: t(label), content: render() }))}
    />
  )
}

/** 消息中心: the parts that the person's codes open; background tasks are one of them. */
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
