export { BehalfEntries as behalfEntries } from '.'
