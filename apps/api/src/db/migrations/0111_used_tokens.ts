/** Has the token of a session been used since it was renewed? Until then its response may have been lost on the way. */
export const usedTokens = `
alter table session add column is_token_used boolean not null default true;
`
