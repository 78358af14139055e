// Loaded for widgets whose dialogs have a place of their own.
export { portalIn } from '@doorway/ui'
