import { forwardRef, useState, type KeyboardEvent } from 'react'
import { IconButton } from '../button/button'
import { useUi } from '../context/ui-context'
import { TextField, type TextFieldProps } from '../text-field/text-field'

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>

/** A password that can be looked at, with a note while Caps Lock is on. Pasting is allowed. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { onKeyUp, ...rest },
  ref,
) {
  const { texts } = useUi()
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const handleKeyUp = (event: KeyboardEvent<HTMLInputElement>) => {
    setCapsLock(event.getModifierState('CapsLock'))
    onKeyUp?.(event)
  }
  return (
    <div className="dw-password">
      <TextField
        autoComplete="current-password"
        {...rest}
        ref={ref}
        type={isShown ? 'text' : 'password'}
        onKeyUp={handleKeyUp}
      />
      <IconButton
        className="dw-password-toggle"
        size="s"
        icon={isShown ? 'eye-off' : 'eye'}
        label={isShown ? texts.hidePassword : texts.showPassword}
        onClick={() => setShown(!isShown)}
      />
      {hasCapsLock && (
        <p className="dw-password-caps" role="status">
          {texts.capsLock}
        </p>
      )}
    </div>
  )
})
