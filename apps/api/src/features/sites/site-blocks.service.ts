import type { Schema } from '@doorway/api-client/types'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { Call } from '../../http/call'
import { invalidFields, versionConflict } from '../../http/refusals'
import { requireOpenSite } from './open-site.policy'
import { shownBlocks } from '../home/home-blocks'
import { type BlockRow, listBlocks } from '../home/home.queries'
import { listColumns } from '../portal-sites/portal-sites.queries'
import { replaceBlocks, type StoredBlock } from './site-blocks.queries'
import { lockSite, type SiteRow, updateSite } from './site-save.queries'
import { requireSite } from './site-save.service'

/** Blocks that any site can have. */
const STANDARD_KINDS = ['lead', 'contest', 'topics', 'schools', 'principals', 'winners', 'numbers', 'links']

type Block = Omit<Schema<'SiteBlock'>, 'name'>

const presentStored = ({ kind, enabled, config }: BlockRow): Block => ({
  kind,
  title: config.title ?? null,
  titles: config.titles ?? {},
  rows: config.rows ?? null,
  isEnabled: enabled,
})

/** All blocks that the front page of a site can have: the arranged ones in order, then the others. */
export async function readBlocks(db: Db, { id, version }: SiteRow): Promise<Schema<'SiteBlocks'>> {
  const [stored, columns] = await Promise.all([listBlocks(db, id), listColumns(db, id)])
  const lists = columns.filter(({ parentId, kind }) => parentId === null && kind !== 'page')
  const names = new Map(lists.map(({ code, name }) => [code, name]))
  const isArranged = stored.length > 0
  const shown: Block[] = isArranged
    ? stored.map(presentStored)
    : shownBlocks([], lists).map((block) => ({ ...block, isEnabled: true }))
  const known = new Set(shown.map(({ kind }) => kind))
  const others = [...STANDARD_KINDS, ...names.keys()]
    .filter((kind) => !known.has(kind))
    .map((kind): Block => ({ kind, title: null, titles: {}, rows: null, isEnabled: false }))
  const blocks = [...shown, ...others].map((block) => ({ ...block, name: names.get(block.kind) ?? null }))
  return { version, isArranged, blocks }
}

function toStored({ kind, isEnabled, title, titles = {}, rows }: Schema<'SiteBlockWrite'>): StoredBlock {
  const typed = Object.fromEntries(
    Object.entries(titles).flatMap(([locale, text]) => (text.trim() ? [[locale, text.trim()]] : [])),
  )
  return {
    kind,
    enabled: isEnabled,
    config: {
      ...(title?.trim() && { title: title.trim(), titles: typed }),
      ...(rows && { rows }),
    },
  }
}

/** What the log compares: the kinds that are shown, in order. */
const logged = (blocks: readonly Pick<StoredBlock, 'kind' | 'enabled'>[]) => ({
  blocks: blocks.flatMap(({ kind, enabled }) => (enabled ? [kind] : [])).join(','),
})

/** Arranges the blocks of a front page; a kind that the site cannot have is refused. */
export async function saveBlocks(call: Call<'saveSiteBlocks'>): Promise<Schema<'SiteBlocks'>> {
  const { db, actor, path, body } = call
  return db.transaction(async (tx) => {
    await lockSite(tx, path.id)
    const site = await requireSite(tx, actor, 'cms:site:edit', path.id)
    requireOpenSite(site.state)
    const present = await readBlocks(tx, site)
    if (body.version !== site.version) throw versionConflict(present)
    const kinds = body.blocks.map(({ kind }) => kind)
    const isKnown = kinds.every((kind) => present.blocks.some((block) => block.kind === kind))
    if (!isKnown || new Set(kinds).size < kinds.length)
      throw invalidFields([{ field: 'blocks', key: 'sites.unknownBlock' }])
    const before = await listBlocks(tx, site.id)
    const blocks = body.blocks.map(toStored)
    await replaceBlocks(tx, site.id, blocks)
    await updateSite(tx, site.id, {})
    await recordOperation(tx, call, {
      action: 'site.blocks',
      permissionCode: 'cms:site:edit',
      target: { type: 'site', id: site.id, label: site.name },
      difference: await differenceOf(call.secrets, logged(before), logged(blocks)),
    })
    return readBlocks(tx, { ...site, version: site.version + 1 })
  })
}
