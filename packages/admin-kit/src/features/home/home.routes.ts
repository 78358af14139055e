export { Home as home } from '.'
