import { Suspense, useEffect, useState } from 'react'
import { useKit } from '../context/kit-context'
import { lazyPart } from '../loading/lazy-part'

const unsavedChangesDialog = lazyPart(async () => (await import('./unsaved-changes-dialog')).UnsavedChangesDialog)

interface Question {
  what: string
  resolve: (mayLeave: boolean) => void
}

/** The prompt of a provider about unsaved entries, for every way of leaving. */
export function UnsavedChangesPrompt() {
  const { dirty, navigation, events } = useKit()
  const [question, setQuestion] = useState<Question | null>(null)

  useEffect(() => {
    dirty.onPrompt((what) => new Promise((resolve) => setQuestion({ what, resolve })))
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
        // The prompt works offline as well.
        unsavedChangesDialog.prefetch()
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

  const handleDecision = (mayLeave: boolean) => {
    question?.resolve(mayLeave)
    setQuestion(null)
  }

  if (question === null) return null
  return (
    <Suspense>
      <unsavedChangesDialog.Part what={question.what} onDecide={handleDecision} />
    </Suspense>
  )
}
