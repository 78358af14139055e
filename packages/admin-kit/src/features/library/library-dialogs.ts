export { FolderDialog } from './folder-dialog'
export { UploadDialog } from './upload-dialog'
