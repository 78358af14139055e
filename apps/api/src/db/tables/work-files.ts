import { char, pgTable, primaryKey, smallint, uuid, varchar } from 'drizzle-orm/pg-core'
import { id } from './columns'

/** Files of works by the slot of the competition's work schema. */
export const workFiles = pgTable(
  'comp_work_file',
  {
    workId: id('work_id').notNull(),
    slot: varchar('slot', { length: 20 }).notNull(),
    seq: smallint('seq').notNull().default(0),
    fileId: uuid('file_id').notNull(),
    sha256: char('sha256', { length: 64 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.workId, table.slot, table.seq] })],
)
