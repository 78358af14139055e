import { char, integer, pgTable, smallint, text, varchar } from 'drizzle-orm/pg-core'
import { changeColumns } from './columns'

/** Administrative areas. `path` is `/380000/380100/`, ending with the row's own code. */
export const areas = pgTable('area', {
  areaCode: varchar('area_code', { length: 12 }).primaryKey(),
  name: varchar('name', { length: 100 }).notNull(),
  parentCode: varchar('parent_code', { length: 12 }),
  depth: smallint('depth').notNull(),
  path: text('path').notNull(),
  displayOrder: integer('display_order').notNull(),
  dataStatus: char('data_status', { length: 1, enum: ['0', '1'] })
    .notNull()
    .default('0'),
  ...changeColumns,
})
