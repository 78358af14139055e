export { FileLibrary, type FileLibraryProps } from './file-library.screen'
