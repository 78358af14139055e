import type { SignInResult } from '@doorway/api-client'
import { useEffect, useRef } from 'react'
import { useTranslate } from '../../context/use-translate'
import { PasswordForm } from '../password'
import { useEndOwnSession } from './session.queries'
import { SignInTexts } from './sign-in-texts'

export interface NewPasswordProps {
  userId: number
  /** Why a new password is needed. */
  reason: Exclude<SignInResult['passwordState'], 'ok'>
  onChanged: () => void
  /** The session has ended; the form of the sign-in comes back. */
  onCancel: () => void
}

function Form({ userId, reason, onChanged, onCancel }: NewPasswordProps) {
  const t = useTranslate()
  const endSession = useEndOwnSession()
  const heading = useRef<HTMLHeadingElement>(null)
  // What had the focus, the button of the sign-in, is gone.
  useEffect(() => heading.current?.focus(), [])
  const handleCancel = () => {
    onCancel()
    // A session that opens nothing but this form ends by itself when the server cannot be reached.
    void endSession().catch(() => undefined)
  }
  return (
    <div className="dw-sign-in-new">
      <h2 className="dw-sign-in-new-title" ref={heading} tabIndex={-1}>
        {t('signIn.newPassword')}
      </h2>
      <p className="dw-sign-in-new-reason">{t(`signIn.reason.${reason}`)}</p>
      <PasswordForm userId={userId} onChanged={onChanged} onCancel={handleCancel} />
    </div>
  )
}

/** A new password with the session of the sign-in before it, which opens nothing else until then (section 2). */
export function NewPassword(props: NewPasswordProps) {
  return (
    <SignInTexts>
      <Form {...props} />
    </SignInTexts>
  )
}
