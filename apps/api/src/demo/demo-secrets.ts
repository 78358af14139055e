import { createSecrets, type Secrets } from '../security/secrets'

/** Moment that tests and stories stand at. */
export const SEED_NOW = new Date('2026-11-21T09:00:00+08:00')

/** Password of the demo accounts in tests and stories. A server never uses it: it takes one from outside or makes one. */
export const STORY_PASSWORD = 'Doorway@2026'

/** The bytes of the known key, for a data folder that is made from the prebuilt demo. */
export const DEMO_KEY = new TextEncoder().encode('doorway-demo-key-of-32-bytes-now')

/** A known key for invented people, so that a prebuilt demo opens in the browser. Never for real data. */
export function demoSecrets(): Promise<Secrets> {
  return createSecrets(DEMO_KEY)
}
