import { boolean, integer, pgTable, smallint, varchar, jsonb } from 'drizzle-orm/pg-core'
import { changeColumns, id, identity, moment } from './columns'

/** Roles. `roleExtent` carries the data scope as `scope=…`. */
export const roles = pgTable('role', {
  id: identity(),
  name: varchar('name', { length: 50 }).notNull(),
  roleExtent: varchar('role_extent', { length: 500 }),
  parentId: id('parent_id').notNull().default(0),
  icon: varchar('icon', { length: 100 }),
  ...changeColumns,
})

/** Roles of a person, in the order they were given. */
export const userRoles = pgTable('user_role', {
  userId: id('user_id').notNull(),
  roleId: id('role_id').notNull(),
  seq: smallint('seq').notNull().default(0),
  grantedBy: id('granted_by'),
  grantedAt: moment('granted_at').notNull().defaultNow(),
})

/** The menu. Items of type `button` are not routed: they only bring a permission code. */
export const menus = pgTable('menu', {
  id: identity(),
  parentId: id('parent_id'),
  name: varchar('name', { length: 80 }).notNull(),
  title: varchar('title', { length: 100 }).notNull(),
  titleI18n: jsonb('title_i18n').$type<Record<string, string>>().notNull().default({}),
  icon: varchar('icon', { length: 100 }).notNull().default('cube'),
  url: varchar('url', { length: 500 }),
  component: varchar('component', { length: 200 }),
  type: varchar('type', { length: 6, enum: ['dir', 'menu', 'button', 'link'] }).notNull(),
  permissionCode: varchar('permission_code', { length: 80 }),
  seq: integer('seq').notNull().default(0),
  keepAlive: boolean('keep_alive').notNull().default(true),
  hidden: boolean('hidden').notNull().default(false),
  version: integer('version').notNull().default(0),
})

/** Menu items of a role; only `checked` ones grant anything. */
export const roleMenus = pgTable('role_menu', {
  roleId: id('role_id').notNull(),
  menuId: id('menu_id').notNull(),
  state: varchar('state', { length: 7, enum: ['checked', 'half'] }).notNull(),
})

/** Sites that a role manages. */
export const roleSites = pgTable('role_site', { roleId: id('role_id').notNull(), siteId: id('site_id').notNull() })
