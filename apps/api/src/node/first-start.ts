import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../clock'
import type { Config } from '../config'
import { takeTurn, type Db } from '../db/database'
import { parseAreaCsv } from '../demo/area-data'
import { isEmpty, loadDemo, loadFoundation } from '../demo/load-demo'
import { namedPeople } from '../demo/person-data'
import { generatePassword } from '../security/passwords'
import type { Secrets } from '../security/secrets'
import { projectFile } from './project-file'

const DEMO_FILE = 'demo-accounts.txt'
const FIRST_FILE = 'first-account.txt'

function accountList(password: string): string {
  const lines = namedPeople.map(
    ({ username, name, state }) => `${username.padEnd(16)}${name}${state ? ` (${state})` : ''}`,
  )
  return `Password of all demo accounts: ${password}\n\n${lines.join('\n')}\n`
}

/** Where to read how to sign in; undefined when the database was filled before and no such file is here. */
export async function accountsFile(folder: string): Promise<string | undefined> {
  for (const name of [DEMO_FILE, FIRST_FILE]) {
    const file = join(folder, name)
    if (await readFile(file).catch(() => undefined)) return file
  }
  return undefined
}

/** Fills an empty database: the demo, or with DEMO=0 only what a region begins with. Passwords are never fixed in the product. */
export async function fillEmptyDatabase(db: Db, secrets: Secrets, clock: Clock, config: Config): Promise<void> {
  if (!(await isEmpty(db))) return
  const areas = parseAreaCsv(await readFile(projectFile('data/administrative-divisions.csv'), 'utf8'))
  const password = config.DEMO_PASSWORD ?? generatePassword()
  const isDemo = config.DEMO === '1'
  const isFirst = await db.transaction(async (tx) => {
    await takeTurn(tx, 'migrations')
    if (!(await isEmpty(tx))) return false
    const options = { db: tx, secrets, now: clock.now(), password, areas }
    await (isDemo ? loadDemo(options) : loadFoundation(options))
    return true
  })
  if (!isFirst) return
  const text = isDemo ? accountList(password) : `admin\nOne-time password: ${password}\n`
  await writeFile(join(config.DATA_DIR, isDemo ? DEMO_FILE : FIRST_FILE), text, { mode: 0o600 })
}
