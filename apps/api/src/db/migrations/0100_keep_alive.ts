/**
 * The console kept every page, whatever the menu said, and the column was false almost everywhere. Now the column has
 * its effect, so every page is set to what was the case.
 */
export const keepAlive = `
alter table menu alter column keep_alive set default true;
update menu set keep_alive = true where type = 'menu' and not keep_alive;
`
