import { type Config, readConfig } from '../config'
import type { Database } from '../db/database'
import { lockDataFolder } from '../node/data-folder-lock'
import { openDatabase } from '../node/open-database'
import { isExpectedFault, StartFault } from '../node/start-fault'
import { commands, USAGE } from './commands'

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function withDatabase(config: Config, work: (database: Database) => Promise<number>): Promise<number> {
  const unlock = config.DATABASE_URL === undefined ? await lockDataFolder(config.DATA_DIR) : () => Promise.resolve()
  try {
    const database = await openDatabase(config)
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  } finally {
    await unlock()
  }
}

async function main([name = '', ...args]: readonly string[]): Promise<number> {
  const command = Object.entries(commands).find(([each]) => each === name)?.[1]
  if (!command) throw new StartFault(USAGE)
  const config = readConfig(process.env)
  return withDatabase(config, ({ db }) => command({ db, config, args, say }))
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const text = isExpectedFault(error) ? error.message : error instanceof Error ? error.stack : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}
