import { setFlagsFromString } from 'node:v8'
import { isMainThread } from 'node:worker_threads'

// Left alone, V8 lets its young generation grow during the start and never gives it back: on the demo data the server
// rests at 465 MB instead of 370 on the embedded engine, at 230 instead of 130 on PostgreSQL. The rest is loaded
// afterwards, since the flag counts only for what has not grown yet. Under load the young generation may grow: a page
// is rendered in two thirds of the time.
setFlagsFromString('--semi-space-growth-factor=1')
const letYoungGenerationGrow = () => setFlagsFromString('--semi-space-growth-factor=2')

if (isMainThread) {
  const { start } = await import('./node/start')
  const { isExpectedFault } = await import('./node/start-fault')
  start((line) => console.log(line), new URL(import.meta.url)).then(letYoungGenerationGrow, (error: unknown) => {
    console.error(isExpectedFault(error) ? error.message : error)
    process.exit(1)
  })
} else {
  const { isSheetThread, readSheetHere } = await import('./node/sheet-thread')
  const { isPlanThread, planHere } = await import('./node/plan-thread')
  const { isContentThread, readContentInThread } = await import('./node/content-thread')
  const { isMediaThread, readMediaHere } = await import('./node/media-thread')
  if (isSheetThread()) await readSheetHere()
  else if (isPlanThread()) await planHere()
  else if (isMediaThread()) await readMediaHere()
  else if (isContentThread()) await readContentInThread()
  else {
    const { fillHere } = await import('./node/fill-thread')
    await fillHere()
  }
}
