/** Roles and menus are cached by every process like organisations are: one number tells that some role has changed. */
export const permissionsVersion = `
insert into data_version (name) values ('permissions');
`
