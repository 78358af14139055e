import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { type BlockConfig, siteBlocks } from '../../db/tables/front-page'

/** A block as it is stored. */
export interface StoredBlock {
  kind: string
  enabled: boolean
  config: BlockConfig
}

/** Makes these the blocks of a site, in their order. */
export async function replaceBlocks(tx: Db, siteId: number, blocks: readonly StoredBlock[]): Promise<void> {
  await tx.delete(siteBlocks).where(eq(siteBlocks.siteId, siteId))
  await tx.insert(siteBlocks).values(blocks.map((block, seq) => ({ ...block, siteId, seq })))
}
