/** Permission codes of the app versions. */
export const appVersionCodes = {
  list: 'app:version:list',
  add: 'app:version:add',
  edit: 'app:version:edit',
  publish: 'app:version:publish',
  withdraw: 'app:version:withdraw',
} as const
