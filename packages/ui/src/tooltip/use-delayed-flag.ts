import { useRef, useState } from 'react'

/** A flag that turns after a wait in ms; the latest request wins. */
export function useDelayedFlag() {
  const [isOn, setOn] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const turn = (next: boolean, wait: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOn(next), wait)
  }
  return { isOn, turn }
}
