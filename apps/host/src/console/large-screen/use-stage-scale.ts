import { useEffect, useState } from 'react'

/** Size of the stage in its own px; 2 of the screen each at 1920×1080, and 4 at 3840×2160. */
export const stage = { width: 960, height: 540 } as const

const scaleOf = () => Math.min(window.innerWidth / stage.width, window.innerHeight / stage.height)

/** How many px of the window one px of the stage takes, so that the whole stage fits. */
export function useStageScale(): number {
  const [scale, setScale] = useState(scaleOf)
  useEffect(() => {
    const handleResize = () => setScale(scaleOf())
    window.addEventListener('resize', handleResize)
    return () => window.removeEventListener('resize', handleResize)
  }, [])
  return scale
}
