/** Roles and menus are cached by every process like organisations are: one number grows with each change of a role. */
export const permissionsVersion = `
insert into data_version (name) values ('permissions');
`
