/** The list of all areas is large and cached; this number grows with every change of an area. */
export const areaVersion = `
insert into data_version (name) values ('areas');
create function touch_areas() returns trigger language plpgsql as $touch$
begin
  update data_version set version = version + 1 where name = 'areas';
  return null;
end $touch$;
create trigger area_touched after insert or update or delete on area for each statement execute function touch_areas();
`
