import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { systemClock } from '../clock'
import { readConfig } from '../config'
import { openSecrets } from './data-key'
import { fillEmptyDatabase } from './first-start'
import { openDatabase } from './open-database'
import { isExpectedFault } from './start-fault'

/**
 * Fills the embedded database in a thread of its own, which begins with the script `entry`. The memory of an engine
 * never shrinks, and the load takes 110 MB of it: they go with the thread. A thread ends with its process, so that no
 * write to the folder follows after its lock is free.
 */
export async function fillInThread(entry: URL): Promise<void> {
  await once(new Worker(entry), 'exit')
}

/** The work of that thread. An expected fault is left to the process, which opens the database next and reports it. */
export async function fillHere(): Promise<void> {
  try {
    const config = readConfig(process.env)
    const database = await openDatabase(config)
    await fillEmptyDatabase(database.db, await openSecrets(database.db, config), systemClock, config)
    await database.close()
  } catch (error) {
    if (!isExpectedFault(error)) throw error
  }
}
