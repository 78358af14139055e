import type { QueueStrings } from './load-queue-strings'

/** Words of the queue of uploads, English. */
export const en: QueueStrings = {
  drop: 'Drag files here, or',
  choose: 'Choose files',
  refused: 'Files that cannot be uploaded',
  total: 'In all',
  hashing: 'Reading the file',
  checking: 'Checking',
  offline: 'The network is gone. It goes on by itself once it is back',
  begun: 'Unfinished uploads',
  begunHint: 'Choose the same file again to go on where it stopped.',
  resourceStates: {
    draft: 'Draft',
    pending: 'Waiting for review',
    on_shelf: 'Published',
    off_shelf: 'Taken down',
    returned: 'Returned',
  },
  known: (name) => `“${name}” is already there`,
  knownHint: 'A file with the same content is in the library, so it need not be uploaded again.',
  open: (title) => `Open: ${title}`,
  again: 'Upload anyway',
  dismiss: 'Do not upload',
  failed: 'The upload failed. Try again',
  gone: 'This upload is no longer valid. Choose the file again',
  full: 'The server is running out of storage. Resume later or contact an administrator',
}
