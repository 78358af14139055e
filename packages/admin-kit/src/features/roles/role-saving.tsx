import { Icon } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import type { RoleEditing } from './use-role-editor'
import type { RoleStep, StepState } from './use-role-save'

const order: readonly RoleStep[] = ['role', 'menus', 'sites']
const icons = { waiting: 'clock', running: 'refresh', done: 'check', failed: 'warning' } as const

function StepLine({ step, state }: { step: RoleStep; state: StepState }) {
  const t = useTranslate()
  return (
    <li className="dw-role-step" data-state={state}>
      <Icon name={icons[state]} />
      {t(`roles.saving.${step}`)}
      <span className="dw-role-step-state">{t(`roles.saving.${state}`)}</span>
    </li>
  )
}

/** The button that was pressed may be screens below. */
const reveal = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

/** The three calls of a save with how far they have come, once one of them has failed. */
export function RoleSaving({ editing }: { editing: RoleEditing }) {
  const t = useTranslate()
  const { failure, steps } = editing
  if (!failure) return null
  return (
    <div ref={reveal} className="dw-role-failure" role="alert">
      <p>{failure.text}</p>
      <ol className="dw-role-steps" aria-label={t('roles.saving.label')}>
        {order.map((step) => {
          const state = steps[step]
          return state && <StepLine key={step} step={step} state={state} />
        })}
      </ol>
    </div>
  )
}
