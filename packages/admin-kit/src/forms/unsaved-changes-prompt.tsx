import { Suspense, useEffect, useState } from 'react'
import { useKit } from '../context/kit-context'
import { lazyPart } from '../loading/lazy-part'

const leaveDialog = lazyPart(async () => (await import('./unsaved-changes-dialog')).LeaveDialog)

interface Question {
  what: string
  answer: (mayLeave: boolean) => void
}

/** The one question of a provider about unsaved entries; asks for every way of leaving. */
export function LeaveQuestion() {
  const { dirty, navigation, events } = useKit()
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
        // Asked without a connection as well.
        leaveDialog.prefetch()
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

  if (question === null) return null
  return (
    <Suspense>
      <leaveDialog.Part what={question.what} onAnswer={handleAnswer} />
    </Suspense>
  )
}
