import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { projectFile } from '../src/node/project-file'
import { cachedDemoDump } from '../src/testing/demo-dump'

// Storybook and the browser tests open this archive in the page.
const file = projectFile('apps/api/dist/demo/demo.tar.gz')
await mkdir(dirname(file), { recursive: true })
const dump = await cachedDemoDump()
await writeFile(file, new Uint8Array(await dump.arrayBuffer()))
