import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Clock } from '../clock'
import type { Config } from '../config'
import { acquireAdvisoryLock, type Db, rowsOf } from '../db/database'
import { parseAreaCsv } from '../demo/area-data'
import { isEmpty, loadDemo, loadFoundation } from '../demo/load-demo'
import { namedPeople } from '../demo/person-data'
import { generatePassword, verifyPassword } from '../security/passwords'
import type { Secrets } from '../security/secrets'
import { readDemoPictures } from './demo-pictures'
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

async function keep(folder: string, name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), text, { mode: 0o600 })
}

/**
 * Did the demo accounts get this password? Checked with the second named one: the super account is in every database.
 */
async function isDemoPassword(db: Db, password: string): Promise<boolean> {
  const [row] = await rowsOf<{ password_hash: string }>(
    db,
    sql`
      select password_hash from user_security join app_user on app_user.id = user_id
      where lower(username) = ${namedPeople[1]?.username} and deleted_at is null`,
  )
  return verifyPassword(password, row?.password_hash)
}

/**
 * Fills the database if it is still empty when its turn comes: of two servers that start together the second finds it
 * full.
 */
async function fill(db: Db, secrets: Secrets, clock: Clock, isDemo: boolean, password: string): Promise<boolean> {
  const areas = parseAreaCsv(await readFile(projectFile('data/administrative-divisions.csv'), 'utf8'))
  return db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'migrations')
    if (!(await isEmpty(tx))) return false
    const options = { db: tx, secrets, now: clock.now(), password, areas }
    await (isDemo ? loadDemo({ ...options, pictures: await readDemoPictures() }) : loadFoundation(options))
    return true
  })
}

/**
 * Fills an empty database: the demo, or with DEMO=0 only what a region begins with. Passwords are never fixed in the
 * product: they come from DEMO_PASSWORD or are generated here, and are written to a file for the operator of the
 * server. Returns whether this call filled the database.
 */
export async function fillEmptyDatabase(db: Db, secrets: Secrets, clock: Clock, config: Config): Promise<boolean> {
  const { DATA_DIR, DEMO_PASSWORD } = config
  const isDemo = config.DEMO === '1'
  if (await isEmpty(db)) {
    const password = DEMO_PASSWORD ?? generatePassword()
    if (await fill(db, secrets, clock, isDemo, password)) {
      const firstAccount = `admin\nOne-time password: ${password}\n`
      await (isDemo ? keep(DATA_DIR, DEMO_FILE, accountList(password)) : keep(DATA_DIR, FIRST_FILE, firstAccount))
      return true
    }
  }
  // Another server filled the database, from another folder: the accounts are written here too if the password is
  // known.
  if (!isDemo || DEMO_PASSWORD === undefined || (await accountsFile(DATA_DIR)) !== undefined) return false
  if (await isDemoPassword(db, DEMO_PASSWORD)) await keep(DATA_DIR, DEMO_FILE, accountList(DEMO_PASSWORD))
  return false
}
