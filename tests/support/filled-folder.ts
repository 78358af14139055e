import type { TestProject } from 'vitest/node'
import { startServer, temporaryFolder } from './running-portal'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the whole demo, which every file of journeys copies. */
    filledFolder: string
  }
}

/** Loads the demo once: each file of journeys has a server of its own, and loading took half of their start. */
export default async function setup(project: TestProject) {
  const folder = temporaryFolder()
  const server = await startServer({ DATA_DIR: folder.path })
  await server.stop()
  project.provide('filledFolder', folder.path)
  return folder.remove
}
