import { type Db, violatedConstraint } from '../db/database'
import type { KeyRing } from '../node/data-key'
import { StartFault } from '../node/start-fault'
import { seal, unseal } from '../security/personal-data'
import { base64Url, createSecrets, type Secrets } from '../security/secrets'
import {
  countStale,
  finishKeyChange,
  listStale,
  type RenewedValue,
  type SealedColumn,
  type SealedRow,
  sealedTables,
  type SealedTable,
  storeAuditKey,
  storeRenewed,
} from './rekey.queries'

const STEP = 500
/** Servers that write with a former key meanwhile are caught by another pass. */
const MAX_PASSES = 10

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same value with every sealed text in it under the current key: members `…Enc`, and `…Hash` next to them. */
async function renewInside(secrets: Secrets, value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((one) => renewInside(secrets, one)))
  if (!isObject(value)) return value
  const renewed: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(value)) {
    if (!name.endsWith('Enc') || typeof member !== 'string') {
      renewed[name] ??= await renewInside(secrets, member)
      continue
    }
    const { enc, hash } = await seal(secrets, await unseal(secrets, member))
    renewed[name] = enc
    renewed[name.replace(/Enc$/, 'Hash')] = hash
  }
  return renewed
}

/** Rows of imports hold JSON, in which former values of a person are sealed once more. */
async function renewJson(secrets: Secrets, text: string): Promise<string> {
  return JSON.stringify(await renewInside(secrets, JSON.parse(text)))
}

async function renewRow(
  secrets: Secrets,
  { enc: column, hash: hashColumn }: SealedColumn,
  { key, values }: SealedRow,
): Promise<RenewedValue[]> {
  const former = values[column]
  if (!former || former.startsWith(`${secrets.current.id}.`)) return []
  const plain = await unseal(secrets, former)
  const { enc, hash } = await seal(secrets, hashColumn === undefined ? await renewJson(secrets, plain) : plain)
  return [{ key, former, enc, ...(hashColumn !== undefined && { hash }) }]
}

async function renewTable(db: Db, secrets: Secrets, table: SealedTable, seen: (rows: number) => void): Promise<number> {
  let done = 0
  for (let after: SealedRow['key'] | undefined; ;) {
    const rows = await listStale(db, table, secrets.current.id, { after, limit: STEP })
    if (rows.length === 0) return done
    for (const column of table.columns) {
      const values = await Promise.all(rows.map((row) => renewRow(secrets, column, row)))
      await storeRenewed(db, table, column, values.flat())
    }
    done += rows.length
    seen(done)
    after = rows.at(-1)?.key
  }
}

/**
 * Seals all personal data with the current key, with the hashes that find it, while servers that have both keys go on
 * working. After an interruption it goes on with the rest. `say` prints progress.
 */
export async function rekey(db: Db, ring: KeyRing, say: (line: string) => void): Promise<number> {
  const secrets = await createSecrets(ring.current, ring)
  // First, so that servers with the new key alone can read the logs as soon as they start.
  await storeAuditKey(db, (await seal(secrets, base64Url(ring.audit))).enc)
  let total = 0
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    let renewed = 0
    for (const table of sealedTables) {
      const stale = await countStale(db, table, secrets.current.id)
      if (stale === 0) continue
      const seen = (rows: number) => say(`${table.name}: ${rows} of ${stale}`)
      renewed += await renewTable(db, secrets, table, seen).catch((error: unknown) => {
        if (violatedConstraint(error) === undefined) throw error
        throw new StartFault(
          `Two rows of ${table.name} hold the same number, under the former and the current key. Remove it from one of them and run this again.`,
        )
      })
    }
    total += renewed
    if (renewed === 0) {
      await finishKeyChange(db, secrets.fingerprint)
      return total
    }
  }
  throw new StartFault(
    'Servers keep writing with the former key. Restart them with the current one in DATA_KEY and run this again.',
  )
}
