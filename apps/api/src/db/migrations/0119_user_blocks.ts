/**
 * The list of a city in name order read its page along the names of all users, so that it became slower with every user
 * of other cities. Positions are divided into blocks of 2^20, about 50 organisations in a row, and each block has its
 * users in name order: a page is merged from the few blocks of the city.
 */
export const userBlocks = `
create index app_user_by_block on app_user ((org_pos >> 20), name collate "C", org_pos, user_type, data_state, id)
  where deleted_at is null;
`
