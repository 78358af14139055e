// Uploading of single files apart from the screens that need it.
export { useUploadFile } from './uploads.queries'
