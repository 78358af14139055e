import { ConfirmDialog } from '@doorway/ui'
import { useEffect, useState } from 'react'
import { useKit } from './kit-context'
import { useTranslate } from './use-translate'

interface Question {
  what: string
  answer: (mayLeave: boolean) => void
}

/** The one question of a provider about unsaved entries; asks for every way of leaving. */
export function LeaveQuestion() {
  const { dirty, navigation, events } = useKit()
  const t = useTranslate()
  const [question, setQuestion] = useState<Question | null>(null)

  useEffect(() => {
    dirty.onAsk((what) => new Promise((answer) => setQuestion({ what, answer })))
  }, [dirty])

  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    let unblock: (() => void) | undefined
    const stop = () => {
      window.removeEventListener('beforeunload', handleUnload)
      unblock?.()
      unblock = undefined
    }
    const handleChange = () => {
      const isDirty = dirty.isDirty()
      stop()
      if (isDirty) {
        window.addEventListener('beforeunload', handleUnload)
        unblock = navigation.block?.(() => dirty.mayLeave())
      }
      events().onDirtyChange?.(isDirty)
    }
    const unsubscribe = dirty.subscribe(handleChange)
    return () => {
      unsubscribe()
      stop()
    }
  }, [dirty, navigation, events])

  const handleAnswer = (mayLeave: boolean) => {
    question?.answer(mayLeave)
    setQuestion(null)
  }

  return (
    <ConfirmDialog
      isOpen={question !== null}
      title={t('kit.leave.title')}
      question={t('kit.leave.question', { what: question?.what ?? '' })}
      confirmLabel={t('kit.leave.leave')}
      cancelLabel={t('kit.leave.stay')}
      isDanger
      onConfirm={() => handleAnswer(true)}
      onCancel={() => handleAnswer(false)}
    />
  )
}
