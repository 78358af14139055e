import { integer, pgTable, pgView, smallint, uuid, varchar } from 'drizzle-orm/pg-core'
import { id, identity, moment } from './columns'

/** Folders of a site's media library, up to four levels. */
export const libraryFolders = pgTable('library_folder', {
  id: identity(),
  siteId: id('site_id').notNull(),
  parentId: id('parent_id'),
  name: varchar('name', { length: 50 }).notNull(),
  version: integer('version').notNull().default(0),
})

/** Files of a site's media library; a file belongs to one site. */
export const libraryFiles = pgTable('library_file', {
  fileId: uuid('file_id').primaryKey(),
  siteId: id('site_id').notNull(),
  /** Null: in no folder. */
  folderId: id('folder_id'),
  alt: varchar('alt', { length: 200 }).notNull().default(''),
  /** Percent of width and height: what stays visible when a picture is cropped. */
  focalX: smallint('focal_x').notNull().default(50),
  focalY: smallint('focal_y').notNull().default(50),
  version: integer('version').notNull().default(0),
  createdAt: moment('created_at').notNull(),
})

/** Records that refer to files, of every kind. Those that belong to no site have neither site nor title. */
export const fileUses = pgView('file_use', {
  fileId: uuid('file_id').notNull(),
  kind: varchar('kind', {
    enum: ['cover', 'text', 'attachment', 'logo', 'topic', 'school', 'principal', 'resource', 'submission'],
  }).notNull(),
  refId: id('ref_id').notNull(),
  siteId: id('site_id'),
  title: varchar('title'),
}).existing()
