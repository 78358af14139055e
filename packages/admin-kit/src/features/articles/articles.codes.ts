/** Permission codes of the article screens. */
export const articleCodes = {
  add: 'cms:article:add',
  edit: 'cms:article:edit',
  delete: 'cms:article:delete',
  publish: 'cms:article:publish',
  offline: 'cms:article:offline',
  import: 'cms:article:import',
} as const

/** Permission code of the pictures that editors may choose from. */
export const libraryCode = 'cms:file:list'

/** Permission codes of the review levels. */
export const reviewCodes = {
  review1: 'cms:article:review1',
  review2: 'cms:article:review2',
  review3: 'cms:article:review3',
} as const
