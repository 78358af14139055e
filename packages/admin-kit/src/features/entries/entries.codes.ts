/** Permission codes of entries and works. */
export const entryCodes = {
  audit: 'comp:entry:audit',
  listWorks: 'comp:work:list',
  check: 'comp:work:check',
  disqualify: 'comp:work:disqualify',
  recommend: 'comp:recommend:edit',
  submitList: 'comp:recommend:submit',
} as const
