/**
 * Expert advice is replied to on the sites of a bureau's areas or of the role itself. A role with the data of its own
 * organisation and without sites had the menu entry, and a list that stays empty; it can still be ticked once the role
 * has a site. A branch that is left without entries shows none.
 */
export const expertQuestionMenu = `
delete from role_menu using menu, role
where menu.id = role_menu.menu_id and role.id = role_menu.role_id and menu.component = 'resources/ExpertQuestions'
  and role.role_extent !~ 'scope=(all|area_tree)'
  and not exists (select 1 from role_site where role_site.role_id = role.id);
`
