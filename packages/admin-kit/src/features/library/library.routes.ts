export { FileLibrary as fileLibrary } from '.'
