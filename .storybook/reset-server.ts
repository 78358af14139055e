import { afterAll } from 'vitest'
import { requestReset } from '../packages/admin-kit/src/testing/story-server'

// The files of a run share one page and its server: each file starts with the data of the demo.
afterAll(requestReset)
