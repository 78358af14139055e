export { SchoolProfiles as schoolStyle } from '.'
