import { lazyPart } from '../../loading/lazy-part'

/** The editor of a scheme. */
export const schemeEditor = lazyPart(async () => (await import('./scheme-editor')).SchemeEditor)

/** The simulator of a scheme. */
export const simulatorPane = lazyPart(async () => (await import('./simulator-pane')).SimulatorPane)

/** Copies a scheme to one of its own. */
export const copyDialog = lazyPart(async () => (await import('./copy-dialog')).CopyDialog)
