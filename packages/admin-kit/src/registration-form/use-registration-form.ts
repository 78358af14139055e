import type { RegistrationType, RuleKey } from '@doorway/api-client/rules'
import { useCallback, useEffect, useRef, useState } from 'react'
import { focusFirstFault } from '../forms/focus-first-fault'
import type { InvitedClass, RegistrationCalls, RegistrationReceipt } from './registration-calls'
import { discardDraft, readDraft, storeDraft } from './registration-draft'
import { useRegistrationParts } from './registration-parts'
import { emptyValues, type RegistrationValues, type Step, stepOf, steps, valuesOfClass } from './registration-values'
import { loadRuleTexts } from './rule-texts'
import { useInvitation } from './use-invitation'

type Faults = Readonly<Record<string, string>>

const PERCENT = 100

/** The rules come with the first step that is left: visitors who only look do without them. */
const loadRules = () => import('./registration-rules')

const firstFields = ['username', 'password', 'confirm'] as const

/** What was typed into the first step before its script ran. */
function typedEarly(form: HTMLFormElement | null): Partial<RegistrationValues> {
  const typed = firstFields.flatMap((name) => {
    const field = form?.elements.namedItem(name)
    return field instanceof HTMLInputElement && field.value !== '' ? [[name, field.value] as const] : []
  })
  return Object.fromEntries(typed)
}

/** Errors by field; the first field at fault gets the focus. */
function useFaults() {
  const form = useRef<HTMLFormElement>(null)
  const { locale } = useRegistrationParts()
  const [faults, setFaults] = useState<Faults>({})
  const toTexts = async (broken: readonly { field: string; key: RuleKey }[]): Promise<Faults> => {
    if (broken.length === 0) return {}
    const texts = await loadRuleTexts(locale)
    return Object.fromEntries(broken.map(({ field, key }) => [field, texts[key]]))
  }
  const show = (found: Faults) => {
    setFaults(found)
    const [first] = Object.keys(found)
    // After the step that has the field is there.
    if (first) focusFirstFault(form.current)
  }
  return { form, faults, show, toTexts }
}

/** The values of the form, stored while its author is elsewhere, and the draft that is offered. */
function useDraftedValues(type: RegistrationType) {
  const { storage } = useRegistrationParts()
  const [values, setValues] = useState(emptyValues)
  const [offered, setOffered] = useState<RegistrationValues>()
  // oxlint-disable-next-line react/set-state-in-effect -- only the browser has a draft; the server's markup has none
  useEffect(() => setOffered(readDraft(storage, type)), [storage, type])
  const change = (more: Partial<RegistrationValues>) => {
    setOffered(undefined)
    setValues((before) => {
      const next = { ...before, ...more }
      storeDraft(storage, type, next)
      return next
    })
  }
  const invite = useCallback(
    (invited: InvitedClass) => setValues((before) => ({ ...before, ...valuesOfClass(invited) })),
    [],
  )
  // The code of the address counts more than the class of a draft.
  const restore = () => offered && change(values.invited ? { ...offered, ...valuesOfClass(values.invited) } : offered)
  const discard = () => {
    discardDraft(storage, type)
    setOffered(undefined)
  }
  return { values, change, invite, offered, restore, discard }
}

/** Is the login name free? Looked up when its field is left. */
async function isNameTaken(calls: RegistrationCalls, username: string): Promise<boolean> {
  try {
    return !(await calls.isUsernameFree(username))
  } catch (error) {
    await calls.readFault(error)
    // The server looks again when the form is sent.
    return false
  }
}

/** The form of one type of people: its values, step, errors, and what its buttons do. */
export function useRegistrationForm(
  type: RegistrationType,
  invite: string | undefined,
  onDone: (receipt: RegistrationReceipt) => void,
) {
  const { text, calls, storage } = useRegistrationParts()
  const drafted = useDraftedValues(type)
  const { values } = drafted
  const { form, faults, show, toTexts } = useFaults()
  const [step, setStep] = useState<Step>('account')
  const [work, setWork] = useState<number>()
  const [failure, setFailure] = useState<string>()

  const [isForChild, setForChild] = useState(false)
  const { change } = drafted
  const invitation = useInvitation(invite, drafted.invite)
  const takeEarly = useRef(() => {
    const early = typedEarly(form.current)
    if (Object.keys(early).length > 0) change(early)
  })
  useEffect(() => takeEarly.current(), [])

  const faultsOf = async (kind: Step | undefined) => {
    const rules = await loadRules()
    setForChild(rules.isForChild(type, values, new Date()))
    const broken = rules.brokenIn(type, values, new Date())
    return toTexts(broken.filter(({ field }) => kind === undefined || stepOf(field) === kind))
  }
  const checkName = async () => {
    if (values.username === '') return
    const found = await faultsOf('account')
    const own = found['username']
    if (own) return show({ ...faults, username: own })
    const { username: _, ...others } = faults
    const isTaken = await isNameTaken(calls, values.username)
    show(
      isTaken ? { ...others, ...(await toTexts([{ field: 'username', key: 'users.error.usernameTaken' }])) } : others,
    )
  }
  const goTo = (target: Step) => {
    show({})
    setFailure(undefined)
    setStep(target)
    setTimeout(() => form.current?.querySelector<HTMLElement>('h2')?.focus(), 0)
  }
  const next = async () => {
    const found = await faultsOf(step)
    const isTaken = step === 'account' && !found['username'] && (await isNameTaken(calls, values.username))
    const all = isTaken
      ? { ...found, ...(await toTexts([{ field: 'username', key: 'users.error.usernameTaken' }])) }
      : found
    if (Object.keys(all).length > 0) return show(all)
    goTo(steps[steps.indexOf(step) + 1] ?? step)
  }
  const showAt = (found: Faults) => {
    const [first] = Object.keys(found)
    if (first) setStep(stepOf(first))
    show(found)
  }
  const send = async () => {
    const found = await faultsOf(undefined)
    if (Object.keys(found).length > 0) return showAt(found)
    setFailure(undefined)
    setWork(0)
    try {
      const { toDraft } = await loadRules()
      const receipt = await calls.submit(toDraft(type, values, new Date()), (share) =>
        setWork(Math.round(share * PERCENT)),
      )
      if (receipt === undefined) return
      discardDraft(storage, type)
      onDone(receipt)
    } catch (error) {
      const { byField, message } = await calls.readFault(error)
      showAt(byField)
      setFailure(message === undefined ? undefined : message || text('failed'))
    } finally {
      setWork(undefined)
    }
  }
  return { ...drafted, invitation, form, isForChild, faults, step, work, failure, checkName, goTo, next, send }
}

/** What the steps of the form share. */
export type RegistrationFormState = ReturnType<typeof useRegistrationForm>
