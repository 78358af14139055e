import contract from '@doorway/api/contract'
import { createApp, demoSecrets, openEmbedded, SEED_NOW, type App } from '@doorway/api'

// Under Storybook's root in development, in the static build and in the test runner alike.
const DUMP = 'demo/demo.tar.gz'

async function fetchDump(): Promise<Blob> {
  for (const address of [new URL(DUMP, document.baseURI), new URL(`/${DUMP}`, document.baseURI)]) {
    const response = await fetch(address)
    if (response.ok && !response.headers.get('content-type')?.includes('html')) return response.blob()
  }
  throw new Error(`${DUMP} is missing. Build it with scripts/storybook.mjs, which packs the demo before it starts.`)
}

async function open(): Promise<App> {
  const [{ db }, secrets] = await Promise.all([openEmbedded({ dump: await fetchDump() }), demoSecrets()])
  return createApp({ db, contract, secrets, clock: { now: () => SEED_NOW } })
}

let opening: Promise<App> | null = null

/** The real server with the demo, in this page. Opened once; stories that change something use people of their own. */
export function storyServer(): Promise<App> {
  opening ??= open()
  return opening
}
