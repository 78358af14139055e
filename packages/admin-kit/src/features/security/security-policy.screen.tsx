import { PageHeader, Skeleton, Tabs } from '@doorway/ui'
import { Suspense } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { useTranslate } from '../../context/use-translate'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { useCan, useCodesPending } from '../../session/use-session'
import { ConfirmationList } from './confirmation-list'
import { LockList } from './lock-list'
import { consentList, policyPanel } from './lazy-parts'
import { SessionList } from './session-list'
import { SecurityTexts } from './security-texts'
import { securityCodes } from './security.codes'

export type SecurityPolicyProps = ScreenProps

/** The tabs that the person's codes open; which one is shown is in the address. */
function SecurityTabs() {
  const t = useTranslate()
  const isPending = useCodesPending()
  const can = useCan()
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  if (isPending) return <Skeleton width="full" />
  const tabs = [
    ...(can(securityCodes.sessions)
      ? [{ id: 'sessions', label: t('security.sessions.title'), content: <SessionList /> }]
      : []),
    ...(can(securityCodes.locks) ? [{ id: 'locks', label: t('security.locks.title'), content: <LockList /> }] : []),
    { id: 'confirmations', label: t('security.confirmations.title'), content: <ConfirmationList /> },
    ...(can(securityCodes.editPolicy) || can(securityCodes.approvePolicy)
      ? [{ id: 'policy', label: t('security.policy.title'), content: <policyPanel.Part /> }]
      : []),
    ...(can(securityCodes.consents)
      ? [{ id: 'consents', label: t('security.consents.title'), content: <consentList.Part /> }]
      : []),
  ]
  const selected = tabs.find(({ id }) => id === query['tab']) ?? tabs[0]
  const select = (tab: string) => navigate({ query: { tab } }, { replace: true })
  const panels = tabs.map((tab) => ({
    ...tab,
    content: <Suspense fallback={<Skeleton width="full" />}>{tab.content}</Suspense>,
  }))
  return <Tabs label={t('security.title')} tabs={panels} selectedId={selected?.id} onSelect={select} />
}

/** 会话与策略: open sessions, locks of sign-ins, and requests that a second person confirms. */
export function SecurityPolicy({ handle }: SecurityPolicyProps) {
  const t = useTranslate()
  return (
    <Widget part="security-policy" handle={handle}>
      <div className="dw-security-stack">
        <PageHeader title={t('security.title')} />
        <Suspense fallback={<Skeleton width="full" />}>
          <SecurityTexts>
            <SecurityTabs />
          </SecurityTexts>
        </Suspense>
      </div>
    </Widget>
  )
}
