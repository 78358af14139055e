import { Button, PageHeader, Skeleton, StatePanel } from '@doorway/ui'
import { Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useInstanceStorage } from '../../context/use-client-state'
import { useLocale, useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { usePrefetch } from '../../loading/use-prefetch'
import { useReady } from '../../loading/use-ready'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import type { RegisterPolicy, RegistrationReceipt } from '../../registration-form/registration-calls'
import { type RegistrationParts, RegistrationPartsProvider } from '../../registration-form/registration-parts'
import { RegistrationResult } from '../../registration-form/registration-result'
import type { RegistrationType } from '../../registration-form/registration-values'
import { IdentityChoice } from './identity-choice'
import { registrationForm } from './lazy-parts'
import { registrationFields } from './registration-fields'
import { RegistrationTexts } from './registration-texts'
import { useRegisterPolicy, useRegistrationCalls } from './registration.queries'

export interface RegistrationProps extends ScreenProps {
  /** Who registers: a teacher (4), a student (5) or a parent (6). Without it one chooses first. */
  userType?: RegistrationType
  /** The class invitation code that a student came with. */
  invite?: string
  /** A request was sent; its number finds it. */
  onSubmitted?: (trackNo: string) => void
  /** Where people who have an account go on; without it nothing leads there. */
  onSignIn?: () => void
}

/** What one does: choose, fill in the form, or read what follows. */
type View = 'choice' | { type: RegistrationType; invite: string | undefined } | RegistrationReceipt

/** Words, calls, controls and storage of the surrounding provider. */
function Parts({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const locale = useLocale()
  const calls = useRegistrationCalls()
  const { session } = useInstanceStorage()
  const parts = useMemo(
    (): RegistrationParts => ({
      text: (key, values) => t(`registration.${key}`, values),
      locale: locale === 'keys' ? 'zh' : locale,
      calls,
      storage: () => session,
      fields: registrationFields,
    }),
    [t, locale, calls, session],
  )
  return <RegistrationPartsProvider value={parts}>{children}</RegistrationPartsProvider>
}

/** The heading of a view that follows another gets the focus: what had it is gone. */
function useHeadingFocus(view: View) {
  const place = useRef<HTMLDivElement>(null)
  const [first] = useState(view)
  useEffect(() => {
    if (view !== first) place.current?.querySelector<HTMLElement>('h1')?.focus()
  }, [view, first])
  return place
}

function firstView(policy: RegisterPolicy, { userType, invite }: RegistrationProps): View {
  const type = policy.types.find((one) => one === userType)
  return type ? { type, invite: type === '5' ? invite : undefined } : 'choice'
}

function Views({ policy, ...props }: RegistrationProps & { policy: RegisterPolicy }) {
  const t = useTranslate()
  const { onSubmitted, onSignIn } = props
  const [view, setView] = useState(() => firstView(policy, props))
  const place = useHeadingFocus(view)
  const handleDone = (receipt: RegistrationReceipt) => {
    setView(receipt)
    onSubmitted?.(receipt.trackNo)
  }
  const choose = () => setView('choice')
  return (
    <div ref={place} className="dw-join">
      {view === 'choice' ? (
        <IdentityChoice policy={policy} onChoose={(type, invite) => setView({ type, invite })} onSignIn={onSignIn} />
      ) : 'trackNo' in view ? (
        <RegistrationResult receipt={view} days={policy.reviewDays}>
          <Button onClick={choose}>{t('registration.toState')}</Button>
        </RegistrationResult>
      ) : (
        <>
          <registrationForm.Part
            key={view.type}
            type={view.type}
            policy={policy}
            invite={view.invite}
            onDone={handleDone}
          />
          <div>
            <Button variant="quiet" onClick={choose}>
              {t('registration.chooseAgain')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

function RegistrationScreen(props: RegistrationProps) {
  const t = useTranslate()
  const { data: policy, error, refetch } = useRegisterPolicy()
  useReady(policy !== undefined)
  usePrefetch(registrationForm.prefetch)
  if (error && !policy) return <FailurePanel error={error} onRetry={() => void refetch()} />
  if (!policy) return <Skeleton width="full" />
  if (!policy.isOpen)
    return (
      <>
        <PageHeader title={t('registration.title')} />
        <StatePanel kind="forbidden" title={t('registration.closed')} text={t('registration.closedHint')} />
      </>
    )
  return (
    <Parts>
      <Views policy={policy} {...props} />
    </Parts>
  )
}

/** 用户注册: a request for an account, and how far an earlier one is (domain 1.2). */
export function Registration({ handle, ...props }: RegistrationProps) {
  return (
    <Widget part="registration" handle={handle}>
      <Suspense fallback={<Skeleton width="full" />}>
        <RegistrationTexts>
          <RegistrationScreen {...props} />
        </RegistrationTexts>
      </Suspense>
    </Widget>
  )
}
