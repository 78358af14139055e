import type { MediaFacts } from '@doorway/api-client/rules'
import {
  bigint,
  boolean,
  char,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { id, moment } from './columns'

/** Files by their bytes. Who may read one is decided by what refers to it. */
export const files = pgTable('file_object', {
  id: uuid('id').primaryKey(),
  sha256: char('sha256', { length: 64 }).notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  ext: varchar('ext', { length: 10 }).notNull(),
  mime: varchar('mime', { length: 100 }).notNull(),
  name: varchar('name', { length: 200 }).notNull(),
  /** Small ones that belong to the set-up lie in the database, uploads in the file store. */
  place: varchar('place', { length: 8, enum: ['database', 'store'] }).notNull(),
  ownerId: id('owner_id'),
  createdAt: moment('created_at').notNull(),
  /** Where the bytes are in the file store; null: under the id of the file. */
  storageId: uuid('storage_id'),
  /** Of the bytes as they were sent, where metadata has been removed from them. */
  sourceSha256: char('source_sha256', { length: 64 }),
  /** Pixels of a picture, as soon as they are known. */
  width: integer('width'),
  height: integer('height'),
  /** Whether smaller copies of a picture are still to be made. */
  copyState: varchar('copy_state', { length: 7, enum: ['none', 'pending', 'made'] })
    .notNull()
    .default('none'),
  copyAttempts: smallint('copy_attempts').notNull().default(0),
  /** When a server began to make the copies. */
  copyClaimedAt: moment('copy_claimed_at'),
  /** What the container of a video or sound says: null of SQL where it was not read, null of JSON where it could not be. */
  media: jsonb('media').$type<MediaFacts>(),
})

/** Bytes in the file store that nothing refers to any more. */
export const storedRemovals = pgTable('stored_removal', {
  storageId: uuid('storage_id').primaryKey(),
  /** Later for bytes that a file is about to refer to. */
  removeAt: moment('remove_at').notNull().defaultNow(),
})

/** Bytes of files that lie in the database, in base64: both drivers agree on text. */
export const fileBodies = pgTable('file_body', {
  fileId: uuid('file_id').primaryKey(),
  body: text('body').notNull(),
})

/** Smaller copies of pictures by their width in pixels; a copy is readable where its picture is. */
export const fileCopies = pgTable(
  'file_copy',
  {
    fileId: uuid('file_id').notNull(),
    width: integer('width').notNull(),
    copyId: uuid('copy_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.width] })],
)

/** Copies of videos that browsers can play, made by an external transcoder; a copy is readable where its video is. */
export const fileTranscodes = pgTable('file_transcode', {
  fileId: uuid('file_id').primaryKey(),
  taskId: uuid('task_id'),
  copyId: uuid('copy_id'),
  /** Why it failed, in words of the transcoder. */
  reason: varchar('reason', { length: 200 }),
})

/** Stills of videos; one is readable where its video is. */
export const filePosters = pgTable('file_poster', {
  fileId: uuid('file_id').primaryKey(),
  posterId: uuid('poster_id').notNull(),
})

/** Files on their way here, and those that have come and that nothing refers to yet. */
export const uploadSessions = pgTable('upload_session', {
  id: uuid('id').primaryKey(),
  ownerId: id('owner_id').notNull(),
  name: varchar('name', { length: 200 }).notNull(),
  ext: varchar('ext', { length: 10 }).notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  /** Of the whole file, as the browser says; checked when all of it has come. */
  sha256: char('sha256', { length: 64 }).notNull(),
  isComplete: boolean('is_complete').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})
