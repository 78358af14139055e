import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type LogName, logNames } from '../audit/chain'
import { checkRows } from '../audit/check-chain'
import { LogAnchors, noAnchorStore } from '../audit/log-anchors'
import { siteTime, systemClock } from '../clock'
import type { Config } from '../config'
import type { Db } from '../db/database'
import { grantServerRole } from '../db/server-role'
import { lift } from '../features/auth/sign-in-throttle.queries'
import { deleteGuards } from '../features/sessions/sign-in-locks.queries'
import { anchorFileOf, parseAnchors } from '../node/anchor-file'
import { openKeyRing, openSecrets } from '../node/data-key'
import { sealEarlierLogs } from '../node/open-database'
import { StartFault } from '../node/start-fault'
import { rekey } from './rekey'

/** How the commands are called. */
export const USAGE = `Usage: npm run admin -- <command>
  migrate [--grant <role>]        brings the schema up to date; gives a role of PostgreSQL what a server needs
  rekey                           seals personal data with DATA_KEY; the former key is in DATA_KEY_OLD
  unlock --name <login name> | --network <network>
                                  lets a name or a network (such as 10.6.0) sign in again
  verify-logs [--anchors <file>]  checks the chains of all logs and all anchors of a file`

/** What a command works with. Resolves to the exit code. */
export interface CommandCall {
  db: Db
  config: Config
  args: readonly string[]
  say: (line: string) => void
}

type Command = (call: CommandCall) => Promise<number>

async function migrateCommand({ db, config, args, say }: CommandCall): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { grant: { type: 'string' } } })
  // The database was migrated when it was opened.
  await sealEarlierLogs(db, await openSecrets(db, config))
  if (values.grant !== undefined) await grantServerRole(db, values.grant)
  say(values.grant === undefined ? 'The schema is up to date.' : `The schema is up to date, ${values.grant} may serve.`)
  return 0
}

async function rekeyCommand({ db, config, say }: CommandCall): Promise<number> {
  const { DATA_KEY } = config
  if (DATA_KEY === undefined) throw new StartFault('Set DATA_KEY to the new key, and DATA_KEY_OLD to the former one.')
  const rows = await rekey(db, await openKeyRing(db, { ...config, DATA_KEY }), say)
  say(`${rows} rows have the key in DATA_KEY now. DATA_KEY_OLD is needed no longer.`)
  return 0
}

async function unlockCommand({ db, args, say }: CommandCall): Promise<number> {
  const options = { name: { type: 'string' }, network: { type: 'string' } } as const
  const { name, network } = parseArgs({ args: [...args], options }).values
  if ((name === undefined) === (network === undefined)) throw new StartFault(USAGE)
  const subject = name?.toLowerCase() ?? network ?? ''
  const kind = name === undefined ? 'network' : 'name'
  const pairs = kind === 'name' ? await lift(db, { name: subject, userId: 0 }) : 0
  const isLifted = (await deleteGuards(db, { kind, subject })) || pairs > 0
  say(isLifted ? `${subject} may sign in again.` : `${subject} was not locked.`)
  return 0
}

async function verifyLog(call: CommandCall, log: LogName, anchors: LogAnchors): Promise<boolean> {
  const { db, config, say } = call
  const parts = { db, key: (await openSecrets(db, config)).audit, anchors }
  const { checked, broken } = await checkRows(parts, log, { after: undefined, limit: Infinity })
  const at = broken?.row ? ` at row ${broken.row.id} of ${siteTime(broken.row.at)}` : ''
  say(broken ? `${log}: broken${at}: ${broken.reason}` : `${log}: intact, ${checked} rows`)
  return !broken
}

async function verifyCommand(call: CommandCall): Promise<number> {
  const { db, config, args, say } = call
  const { values } = parseArgs({ args: [...args], options: { anchors: { type: 'string' } } })
  const file = values.anchors ?? anchorFileOf(config)
  const earlier = file === 'stdout' ? [] : parseAnchors(await readFile(file, 'utf8').catch(() => ''))
  const anchors = new LogAnchors(db, { ...noAnchorStore, earlier }, systemClock)
  let isIntact = true
  for (const log of logNames) if (!(await verifyLog(call, log, anchors))) isIntact = false
  const lost = []
  for (const anchor of earlier) if (!(await anchors.isHeld(anchor))) lost.push(anchor)
  for (const { log, seq, at } of lost) say(`${log}: the row of the anchor ${seq} of ${at} is missing or another one`)
  say(earlier.length === 0 ? `There are no anchors in ${file}.` : `${earlier.length} anchors in ${file}`)
  return isIntact && lost.length === 0 ? 0 : 1
}

/** The commands by name. */
export const commands: Readonly<Record<string, Command>> = {
  migrate: migrateCommand,
  rekey: rekeyCommand,
  unlock: unlockCommand,
  'verify-logs': verifyCommand,
}
