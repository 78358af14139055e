/** Dictionaries are part of nearly every screen and cached; their changes count as changes of the content. */
export const dictionaryVersion = `
create trigger content_dictionary after insert or update or delete on dict_entry
  for each statement execute function touch_content();
`
