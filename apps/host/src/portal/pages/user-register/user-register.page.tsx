import {
  registrantTypes,
  RegistrationForm,
  type RegistrationReceipt,
  RegistrationResult,
} from '@doorway/admin-kit/registration-form'
import { useState } from 'react'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import type { PageStringsModule } from '../../../strings/load-page-strings'
import { readerOf } from '../../data/portal-reader'
import { filtersOf } from '../../parts/list/list-query'
import { SiteLink } from '../../parts/links/site-link'
import { PortalRegistration } from '../../parts/registration/portal-registration'
import { usePageStrings } from '../../use-page-strings'
import { route } from './user-register.route'

/** Strings of the page by language. */
export const strings = import.meta.glob<PageStringsModule>('./strings/*.ts')

/** The policy and the type of the address; without a type, or while registration is closed, one chooses first. */
export async function loader(args: LoaderFunctionArgs) {
  const policy = await readerOf(args).registerPolicy()
  const { type: wanted, invite } = filtersOf(args.request.url, route.filters)
  const type = registrantTypes.find((one) => one === wanted)
  if (type === undefined || !policy.isOpen) return redirect('/register')
  return { policy, type, invite: type === '5' && invite ? invite : undefined }
}

/** /userRegister: the kit's form of one type of people in four steps, and what follows it (domain 1.2). */
export function Component() {
  const data = useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>()
  const { registration, backHome } = usePageStrings(route)
  const [receipt, setReceipt] = useState<RegistrationReceipt>()
  const { policy, type, invite } = data
  return (
    <PortalRegistration words={registration}>
      <div className="dw-join">
        {receipt ? (
          <RegistrationResult receipt={receipt} days={policy.reviewDays}>
            <SiteLink to="/register" className="dw-portal-button dw-entry-button" data-variant="quiet">
              {registration.toState}
            </SiteLink>
            <SiteLink to="/doorMain" className="dw-portal-button dw-entry-button">
              {backHome}
            </SiteLink>
          </RegistrationResult>
        ) : (
          <RegistrationForm key={type} type={type} policy={policy} invite={invite} onDone={setReceipt} />
        )}
      </div>
    </PortalRegistration>
  )
}
