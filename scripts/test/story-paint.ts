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
    // A dialog is rendered outside the story's root, which then has no height.
    const hasHeight = [root, document.querySelector('[role=dialog]')].some(
      (element) => element && element.getBoundingClientRect().height > 0,
    )
    const isVisible = document.body?.classList.contains('sb-show-main') && hasHeight
    if (isVisible && root?.childElementCount) globalThis.storyPaintedAt = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Waits until the story that the page was opened with is visible, and returns when that was. */
export async function paintOf(page: Page, id: string): Promise<StoryPaint> {
  const painted = await page.waitForFunction(() => globalThis.storyPaintedAt)
  return { id, painted: Number(await painted.jsonValue()) }
}
