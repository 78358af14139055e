/**
 * A video has a still that is shown until it plays: a picture of its own, or one of its frames. It belongs to the video
 * as a smaller copy belongs to its picture, and may be read by those who may read the video.
 */
export const videoPosters = `
create table file_poster (
  file_id uuid primary key references file_object (id) on delete cascade,
  poster_id uuid not null unique references file_object (id) on delete cascade
);
create trigger content_poster after insert or update or delete on file_poster
  for each statement execute function touch_content();
`
