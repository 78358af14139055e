import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { Icon } from '../icon/icon'
import { useUi } from '../context/ui-context'

export interface Step {
  id: string
  label: string
  /** One line under the label: a date, a number. */
  detail?: string
}

export interface StepsProps extends ComponentPropsWithoutRef<'ol'> {
  /** What the steps lead to. */
  label: string
  steps: readonly Step[]
  /** The present step; those before it are done. Null: all are. */
  currentId: string | null
  /** Under each other, for panes and phones; otherwise side by side where there is room. */
  isVertical?: boolean
}

/** Where one stands on the way through a task or a competition. It tells; it does not lead. */
export const Steps = forwardRef<HTMLOListElement, StepsProps>(function Steps(
  { label, steps, currentId, isVertical = false, className, ...rest },
  ref,
) {
  const { texts } = useUi()
  const current = currentId === null ? steps.length : steps.findIndex(({ id }) => id === currentId)
  return (
    <ol
      {...rest}
      ref={ref}
      aria-label={label}
      className={className ? `dw-steps ${className}` : 'dw-steps'}
      data-vertical={isVertical || undefined}
    >
      {steps.map((step, at) => (
        <li
          key={step.id}
          className="dw-step"
          data-done={at < current || undefined}
          aria-current={at === current ? 'step' : undefined}
        >
          <span className="dw-step-mark" aria-hidden="true">
            {at < current ? <Icon name="check" /> : at + 1}
          </span>
          <span className="dw-step-words">
            <span className="dw-step-label">{step.label}</span>
            {at < current && <span className="dw-visually-hidden">{texts.stepDone}</span>}
            {step.detail && <span className="dw-step-detail">{step.detail}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
})
