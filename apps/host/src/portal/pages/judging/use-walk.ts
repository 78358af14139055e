import type { Schema } from '@doorway/api-client/types'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

type Task = Schema<'JudgeTask'>

/** Can this work be scored now? */
export const isToScore = ({ state, isLocked }: Pick<Task, 'state' | 'isLocked'>): boolean =>
  !isLocked && (state === 'todo' || state === 'draft')

/** What the walk through the works of a round needs. */
export interface WalkOptions {
  /** The element around the work. */
  desk: RefObject<HTMLElement | null>
  tasks: readonly Task[]
  /** Assignment of the work that is chosen. */
  selected: number | undefined
  /** Assignment of the work on screen, once it is loaded. */
  shown: number | undefined
  onSelect: (assignmentId: number) => void
}

/**
 * From work to work: Alt and an arrow key for the neighbours, `goOn` to the next one to score. The focus follows to the
 * title of the work, since the control that had it is gone with the work before.
 */
export function useWalk({ desk, tasks, selected, shown, onSelect }: WalkOptions) {
  const hasMoved = useRef(false)
  const walkTo = (assignmentId: number) => {
    hasMoved.current = true
    onSelect(assignmentId)
  }
  const move = useEffectEvent((by: 1 | -1) => {
    const target = tasks[tasks.findIndex(({ assignmentId }) => assignmentId === selected) + by]
    if (target) walkTo(target.assignmentId)
  })
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
      event.preventDefault()
      move(event.key === 'ArrowRight' ? 1 : -1)
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])
  useEffect(() => {
    if (shown === undefined || !hasMoved.current) return
    hasMoved.current = false
    desk.current?.querySelector<HTMLElement>('article h2')?.focus()
  }, [desk, shown])
  const goOn = (done: number) => {
    const at = tasks.findIndex(({ assignmentId }) => assignmentId === done)
    const following = [...tasks.slice(at + 1), ...tasks.slice(0, at)].find(isToScore)
    walkTo(following ? following.assignmentId : done)
  }
  return goOn
}
