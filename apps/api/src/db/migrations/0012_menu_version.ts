/** Menu items are edited by several people too; the count refuses a stale save. */
export const menuVersion = `
alter table menu add column version integer not null default 0;
`
