import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** Words of the command palette and the shortcut sheet, loaded with them. */
export const en = {
  title: 'Quick search',
  label: 'Search pages, people, schools, areas and actions',
  placeholder: 'Name of a page, person, school, area or action',
  results: 'Results',
  searching: 'Searching…',
  empty: 'Nothing found for “{keyword}”',
  failed: 'Some searches failed.',
  keys: '↑ ↓ to choose, Enter to open, Esc to close',
  recent: 'Recent',
  pages: 'Pages',
  actions: 'Actions',
  people: 'People',
  organizations: 'Schools and organizations',
  areas: 'Areas',
  shortcuts: {
    title: 'Keyboard shortcuts',
    palette: 'Quick search',
    sheet: 'Show the shortcuts',
    save: 'Submit a form, open what is selected',
    close: 'Close a dialog',
    move: 'Move in lists, trees and tables',
  },
} satisfies Shape<typeof zh>
