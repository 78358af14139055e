import type { Schema } from '@doorway/api-client/types'
import { useState, type SyntheticEvent } from 'react'
import { usePageStrings } from '../../use-page-strings'
import { SiteLink } from '../../parts/links/site-link'
import { dayOf } from '../../parts/links/article-link'
import { certificateAddress } from '@doorway/api-client/rules'
import { route } from './winning-works.route'

const NO_MAX = 40
const CODE_MAX = 20
const FACTS = ['holderName', 'awardName', 'workTitle', 'competitionName'] as const

interface State {
  isBusy: boolean
  certificate?: Schema<'CertificateCheck'>
  /** The code that fitted. */
  code?: string
  failure?: string
}

/** The client is loaded with the first check: most readers never make one. */
async function check(no: string, code: string): Promise<State> {
  const { visitorClient, competitionEndpoints, ApiError } = await import('../../data/visitor-client')
  return visitorClient()
    .endpoints(competitionEndpoints)
    .verifyCertificate(no, code)
    .then(
      (certificate) => ({ certificate, code, isBusy: false }),
      (error: unknown) => ({ isBusy: false, failure: error instanceof ApiError ? error.message : undefined }),
    )
}

function Result({ certificate, code }: { certificate: Schema<'CertificateCheck'>; code?: string }) {
  const texts = usePageStrings(route)
  const facts = [
    ...FACTS.map((name) => [name, certificate[name]] as const),
    ['issuedAt', dayOf(certificate.issuedAt)] as const,
    ['revokedAt', certificate.revokedAt && dayOf(certificate.revokedAt)] as const,
  ]
  return (
    <div className="dw-certificate" data-state={certificate.state}>
      <p>
        <b>{texts[certificate.state]}</b>{' '}
        <SiteLink to={certificateAddress(certificate.no, code)}>{certificate.no}</SiteLink>
      </p>
      <dl lang="zh-CN">
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{texts.facts[name]}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}

/** The check of a certificate by its number and code. */
export function CertificateCheck() {
  const texts = usePageStrings(route)
  const [state, setState] = useState<State>({ isBusy: false })
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [no, code] = [form.get('no'), form.get('code')]
    if (state.isBusy || typeof no !== 'string' || typeof code !== 'string') return
    setState({ isBusy: true })
    check(no.trim(), code.trim()).then(setState, () => setState({ isBusy: false, failure: texts.failed }))
  }
  return (
    <section className="dw-certificate-check" aria-labelledby="certificate-check">
      <h2 id="certificate-check">{texts.check}</h2>
      <p>{texts.checkHint}</p>
      <form onSubmit={handleSubmit}>
        <label>
          <span>{texts.no}</span>
          <input name="no" required maxLength={NO_MAX} autoComplete="off" />
        </label>
        <label>
          <span>{texts.code}</span>
          <input name="code" required maxLength={CODE_MAX} autoComplete="off" autoCapitalize="characters" />
        </label>
        <button type="submit" className="dw-portal-button" aria-disabled={state.isBusy}>
          {texts.verify}
        </button>
      </form>
      <div role="status">{state.certificate && <Result certificate={state.certificate} code={state.code} />}</div>
      <p role="alert">{state.failure}</p>
    </section>
  )
}
