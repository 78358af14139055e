// A module of its own, so that pages which load it on demand get this component alone.
export { QrCode } from '@doorway/ui'
