import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** Milliseconds below which nobody notices that something waits. */
const UNNOTICED_MS = 100

const never = () => () => undefined
const yes = () => true
const no = () => false

/**
 * Answers whether to draw nothing yet: an answer that is on its way may come at once, and then everything is drawn once and
 * whole, without a skeleton that flashes. True for 100 ms at most, and only before the first drawing; never on a server,
 * nor where its skeleton is taken over.
 */
export function useBriefWait(isPending: boolean): boolean {
  const isInBrowser = useSyncExternalStore(never, yes, no)
  const [isOver, setOver] = useState(!isPending || !isInBrowser)
  if (!isPending && !isOver) setOver(true)
  useEffect(() => {
    if (isOver) return undefined
    const timer = setTimeout(() => setOver(true), UNNOTICED_MS)
    return () => clearTimeout(timer)
  }, [isOver])
  return isPending && !isOver
}

/**
 * For what a person asked for just now: waits for its answer, 100 ms at most, and goes on, so that a quick one is drawn once
 * and whole. What was asked for before it then goes on no more.
 */
export function useBriefly(): (answer: Promise<unknown> | undefined, goOn: () => void) => void {
  const turns = useRef(0)
  // Whoever has gone goes on with nothing.
  useEffect(
    () => () => {
      turns.current += 1
    },
    [],
  )
  return useCallback((answer, goOn) => {
    const turn = (turns.current += 1)
    const goOnOnce = () => {
      if (turn !== turns.current) return
      turns.current += 1
      goOn()
    }
    if (!answer) return goOnOnce()
    setTimeout(goOnOnce, UNNOTICED_MS)
    void answer.then(goOnOnce)
  }, [])
}
