/** Every read of a file asks whether it is the cover of a work, which looked at all works. */
export const workCover = `
create index comp_work_cover on comp_work (cover_file_id) where cover_file_id is not null;
`
