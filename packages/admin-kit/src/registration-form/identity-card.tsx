import { IdentityPicture } from './identity-picture'
import { useRegistrationParts } from './registration-parts'
import type { RegistrationType } from './registration-values'

export interface IdentityCardProps {
  type: RegistrationType
  /** Below this age a guardian fills in the form. */
  guardianAge: number
}

/** What an identity can do: the content of a link or a button that begins to register. */
export function IdentityCard({ type, guardianAge }: IdentityCardProps) {
  const { text } = useRegistrationParts()
  return (
    <>
      <IdentityPicture type={type} />
      <span className="dw-register-name">{text(`identity.t${type}.name`)}</span>
      <span className="dw-register-about">{text(`identity.t${type}.about`)}</span>
      {type === '5' && <span className="dw-register-note">{text('guardianNote', { age: guardianAge })}</span>}
      <span className="dw-register-go">{text(`identity.t${type}.action`)}</span>
    </>
  )
}
