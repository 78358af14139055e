/** Length, size of the picture and codecs of a video or sound, so that its container is read once. */
export const mediaFacts = `
alter table file_object add column media jsonb;
`
