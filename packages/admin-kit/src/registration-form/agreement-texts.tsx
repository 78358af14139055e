import { useId } from 'react'
import type { RegisterPolicy } from './registration-calls'
import { useRegistrationParts } from './registration-parts'

/** The texts that one agrees to, with their versions. */
export function AgreementTexts({ policy }: { policy: RegisterPolicy }) {
  const { text } = useRegistrationParts()
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{text('agreements')}</h2>
      {policy.texts.map(({ code, version, title, paragraphs }) => (
        <details key={code} className="dw-register-text">
          <summary>{text('titleWithVersion', { name: title, version })}</summary>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      ))}
    </section>
  )
}
