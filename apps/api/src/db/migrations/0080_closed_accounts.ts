/** Finds people who were deleted: thirty days later they are removed as those are who closed their accounts. */
export const closedAccounts = `
create index app_user_deleted on app_user (deleted_at) where deleted_at is not null;
`
