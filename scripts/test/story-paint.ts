// When a story has become visible, measured in its page.
import type { Page } from 'playwright'

/** When a story was painted, in milliseconds after its document was requested. */
export interface StoryPaint {
  id: string
  /** The first frame with something of the story in it; a skeleton counts. */
  painted: number
}

declare global {
  /** Milliseconds after the document was requested at which the story became visible. */
  var storyPaintedAt: number | undefined
}

/** Runs in the page before Storybook does: records in `storyPaintedAt` when the story has become visible. */
export function watchPaint(): void {
  const look = () => {
    const root = document.querySelector('#storybook-root')
    const isVisible =
      document.body?.classList.contains('sb-show-main') && (root?.getBoundingClientRect().height ?? 0) > 0
    if (isVisible && root?.childElementCount) globalThis.storyPaintedAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Returns when the story that the page was opened with was painted. */
export async function paintOf(page: Page, id: string): Promise<StoryPaint | null> {
  const painted = await page.evaluate(() => globalThis.storyPaintedAt)
  return painted === undefined ? null : { id, painted }
}
