/** The locks of login names, which every page of users reads: without it a flood of failed sign-ins is read as well. */
export const signInLocks = `
create index sign_in_guard_locked on sign_in_guard (locked_until) where kind = 'pair' and locked_until is not null;
`
