/**
 * The key of the logs outlives the data key that it was derived from: when the data key changes it is stored here,
 * sealed with the new one.
 */
export const dataKeyChange = `
alter table data_key add column audit_key_enc text;
`
