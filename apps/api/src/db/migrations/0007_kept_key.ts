/**
 * Servers on one database need one key, whatever their data folders. Without DATA_KEY the first of them leaves the key
 * here for the others; null says that it is kept outside.
 */
export const storedKey = `
alter table data_key add column kept_key text;
`
