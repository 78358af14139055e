import { cpSync } from 'node:fs'
import { inject } from 'vitest'
import { temporaryFolder } from './running-portal'

/** A data folder that already holds the whole demo, for the journeys of one file. */
export function dataFolder(): ReturnType<typeof temporaryFolder> {
  const folder = temporaryFolder()
  cpSync(inject('filledFolder'), folder.path, { recursive: true })
  return folder
}
