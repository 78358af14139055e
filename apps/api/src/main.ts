import { setFlagsFromString } from 'node:v8'

// Left alone, V8 lets its young generation grow while the embedded engine starts and never gives it back: 545 MB at rest
// instead of 370. The rest is loaded afterwards, since the flag counts only for what has not grown yet.
setFlagsFromString('--semi-space-growth-factor=1')

const { start } = await import('./node/start')
const { isExpectedFault } = await import('./node/start-fault')

start((line) => console.log(line)).catch((error: unknown) => {
  console.error(isExpectedFault(error) ? error.message : error)
  process.exit(1)
})
