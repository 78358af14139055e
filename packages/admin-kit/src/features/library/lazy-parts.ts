import { lazyPart } from '../../loading/lazy-part'

/** What is known about one file, and its form. */
export const fileDetails = lazyPart(async () => (await import('./file-details')).FileDetails)

/** Crops a picture. */
export const cropDialog = lazyPart(async () => (await import('./crop-dialog')).CropDialog)

/** Uploads files into a folder. */
export const uploadDialog = lazyPart(async () => (await import('./library-dialogs')).UploadDialog)

/** Creates, renames or moves a folder. */
export const folderDialog = lazyPart(async () => (await import('./library-dialogs')).FolderDialog)
