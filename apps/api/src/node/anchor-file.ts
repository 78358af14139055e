import { existsSync } from 'node:fs'
import { appendFile, mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
// oxlint-disable-next-line no-restricted-imports -- the namespace import is the allowed one; the rule takes its z for the named import
import * as z from 'zod'
import { logNames } from '../audit/chain'
import type { AnchorStore, LogAnchor } from '../audit/log-anchors'
import type { Config } from '../config'
import type { ServerLog } from '../http/server-context'
import { StartFault } from './start-fault'

const anchorLine = z.object({
  log: z.enum(logNames),
  id: z.number(),
  seq: z.number(),
  hash: z.string(),
  at: z.string(),
  isBroken: z.boolean().optional(),
})

/** Anchors of a file with one JSON object per line; lines of other programs and a cut last line are skipped. */
export function parseAnchors(text: string): LogAnchor[] {
  return text.split('\n').flatMap((line) => {
    try {
      const { data } = anchorLine.safeParse(JSON.parse(line))
      return data ? [data] : []
    } catch {
      return []
    }
  })
}

const linesOf = (anchors: readonly LogAnchor[]) => anchors.map((anchor) => `${JSON.stringify(anchor)}\n`).join('')

/** Where the ends of the logs are anchored: `AUDIT_ANCHOR`, else a file in the data folder. */
export const anchorFileOf = ({ AUDIT_ANCHOR, DATA_DIR }: Config) =>
  AUDIT_ANCHOR ?? join(DATA_DIR, 'audit-anchors.jsonl')

/** Appends anchors to a file, each time to the disk; `stdout` prints them for the log of the machine. */
export async function openAnchorStore(config: Config): Promise<AnchorStore> {
  const file = anchorFileOf(config)
  if (file === 'stdout') {
    return {
      earlier: [],
      append: (anchors) => new Promise((resolve) => process.stdout.write(linesOf(anchors), () => resolve())),
    }
  }
  try {
    await mkdir(dirname(file), { recursive: true })
    const text = existsSync(file) ? await readFile(file, 'utf8') : ''
    // A line that a crash has cut off must not swallow the next one.
    if (text !== '' && !text.endsWith('\n')) await appendFile(file, '\n')
    const handle = await open(file, 'a', 0o600)
    return {
      earlier: parseAnchors(text),
      append: async (anchors) => {
        await handle.appendFile(linesOf(anchors))
        await handle.sync()
      },
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFault(`The anchors of the logs cannot be written to ${file}: ${reason}. Set AUDIT_ANCHOR to a file.`)
  }
}

const ANCHOR_EVERY_MS = 60_000

/** Anchors the logs once a minute. Returns what anchors them a last time, for the end of the process. */
export function startAnchoring(anchorLogs: () => Promise<void>, log: ServerLog): () => Promise<void> {
  const anchor = () =>
    anchorLogs().catch((error: unknown) => log.error({ fault: String(error) }, 'the logs could not be anchored'))
  const timer = setInterval(() => void anchor(), ANCHOR_EVERY_MS)
  void anchor()
  return () => {
    clearInterval(timer)
    return anchor()
  }
}
