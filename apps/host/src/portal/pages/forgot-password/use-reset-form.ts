import { type RefObject, useEffect, useRef, useState } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { passwordResetCalls, refusalOf } from '../../data/password-reset-calls'
import { usePageStrings } from '../../use-page-strings'
import { loadRuleTexts } from '@doorway/admin-kit/registration-form'
import { type Channel, channels, endOf, isWholeCode, MAX_TRIES, type SentCode, sentCode } from './code-state'
import { route } from './forgot-password.route'

/** The steps in their order; the last has no field. */
export const steps = ['name', 'code', 'password'] as const
/** Where the person is. */
export type Step = (typeof steps)[number] | 'done'

interface Values {
  username: string
  channel: Channel
  code: string
  newPassword: string
  confirm: string
}
const emptyValues: Values = { username: '', channel: 'mail', code: '', newPassword: '', confirm: '' }
type Faults = Partial<Record<keyof Values, string>>
type Rules = typeof import('./password-rules')

const PERCENT = 100

function isField(name: string): name is keyof Values {
  return name in emptyValues
}

/** Values with their errors; the first field at fault gets the focus. */
function useFields(form: RefObject<HTMLFormElement | null>) {
  const [values, setValues] = useState(emptyValues)
  const [faults, setFaults] = useState<Faults>({})
  const [target, setTarget] = useState<{ selector: string }>()
  // After what has the focus next is rendered.
  useEffect(() => {
    if (target) form.current?.querySelector<HTMLElement>(target.selector)?.focus()
  }, [form, target])
  const focus = (selector: string) => setTarget({ selector })
  const change = (more: Partial<Values>) => {
    setValues((before) => ({ ...before, ...more }))
    setFaults((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !(isField(name) && name in more))),
    )
  }
  const show = (found: Faults) => {
    setFaults(found)
    if (Object.keys(found).length > 0) focus('[aria-invalid="true"]')
  }
  const takeEarly = useRef(() => {
    // What was typed and chosen before the script ran.
    const field = form.current?.elements.namedItem('username')
    if (field instanceof HTMLInputElement && field.value !== '') change({ username: field.value })
    const choice = form.current?.elements.namedItem('channel')
    const chosen = choice instanceof RadioNodeList ? channels.find((channel) => channel === choice.value) : undefined
    if (chosen) change({ channel: chosen })
  })
  useEffect(() => takeEarly.current(), [])
  return { values, faults, change, show, focus }
}

/** One call at a time, with its progress and what it was refused with. */
function useWork(showFields: (found: Faults) => void) {
  const texts = usePageStrings(route)
  const [work, setWork] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const run = async (call: () => Promise<void>, onRefusal: (code: string | undefined) => boolean) => {
    setFailure(undefined)
    setWork(0)
    try {
      await call()
    } catch (error) {
      const refusal = await refusalOf(error)
      if (onRefusal(refusal?.code)) return
      const named = refusal?.fieldErrors.filter(({ field }) => isField(field)) ?? []
      if (named.length > 0) showFields(Object.fromEntries(named.map(({ field, msg }) => [field, msg])))
      else setFailure(refusal?.message ?? texts.failed)
    } finally {
      setWork(undefined)
    }
  }
  const setShare = (share: number) => setWork(Math.round(share * PERCENT))
  return { work, failure, run, setShare, clearFailure: () => setFailure(undefined) }
}

/** The form of a forgotten password: its step, values, errors, and what its buttons do. */
export function useResetForm(form: RefObject<HTMLFormElement | null>) {
  const texts = usePageStrings(route)
  const { locale } = usePreferences()
  const { values, faults, change, show, focus } = useFields(form)
  const { work, failure, run, setShare, clearFailure } = useWork(show)
  const [step, setStep] = useState<Step>('name')
  const [sent, setSent] = useState<SentCode>()
  const [rules, setRules] = useState<Rules>()
  const [isTicketOver, setTicketOver] = useState(false)

  const goTo = (target: Step) => {
    show({})
    clearFailure()
    setTicketOver(false)
    setStep(target)
    focus('h2')
  }
  const requestCode = async (isAgain: boolean) => {
    const calls = await passwordResetCalls()
    const ticket = await calls.start(values.username.trim(), setShare, values.channel)
    setSent(sentCode(ticket, Date.now(), isAgain))
    change({ code: '' })
  }
  const start = () => {
    if (values.username.trim() === '') return show({ username: texts.usernameRequired })
    return run(
      async () => {
        await requestCode(false)
        goTo('code')
      },
      () => false,
    )
  }
  const resend = () =>
    run(
      async () => {
        await requestCode(true)
        focus('[name="code"]')
      },
      () => false,
    )
  const countWrong = (current: SentCode) => {
    const wrongTries = current.wrongTries + 1
    setSent({ ...current, wrongTries })
    show({ code: wrongTries < MAX_TRIES ? texts.codeWrong(MAX_TRIES - wrongTries) : texts.spent(MAX_TRIES) })
  }
  const verify = (current: SentCode) => {
    // What ended the code is shown next to its field already.
    if (endOf(current, Date.now()) !== undefined) return focus('[name="code"]')
    if (!isWholeCode(values.channel, values.code)) return show({ code: texts.codeFormat[values.channel] })
    return run(
      async () => {
        // Before the call: a code is accepted once, and its next step needs the rules.
        const [calls, loaded] = await Promise.all([passwordResetCalls(), import('./password-rules')])
        await calls.verify(current.ticket, values.code)
        setRules(loaded)
        goTo('password')
      },
      (code) => {
        if (code === 'CODE_WRONG') countWrong(current)
        return code === 'CODE_WRONG'
      },
    )
  }
  const reset = async (current: SentCode, loaded: Rules) => {
    const broken = loaded.brokenIn(values.newPassword, values.confirm)
    if (broken.length > 0) {
      const words = await loadRuleTexts(locale)
      return show(Object.fromEntries(broken.map(({ field, key }) => [field, words[key]])))
    }
    show({})
    return run(
      async () => {
        await (await passwordResetCalls()).reset(current.ticket, values.newPassword)
        change(emptyValues)
        goTo('done')
      },
      (code) => {
        setTicketOver(code === 'TICKET_EXPIRED')
        return code === 'TICKET_EXPIRED'
      },
    )
  }
  const go = () => {
    if (work !== undefined) return
    if (step === 'name') void start()
    else if (step === 'code' && sent) void verify(sent)
    else if (step === 'password' && sent && rules) void reset(sent, rules)
  }
  return { values, faults, work, failure, step, sent, rules, isTicketOver, change, goTo, go, resend }
}

/** What the steps of the form share. */
export type ResetForm = ReturnType<typeof useResetForm>
