import { lazyPart } from '../../loading/lazy-part'

/** The pool of judges. */
export const judgePool = lazyPart(async () => (await import('./judge-pool')).JudgePool)

/** The form of a panel. */
export const panelForm = lazyPart(async () => (await import('./panel-form')).PanelForm)

/** The plan of a panel. */
export const planDialog = lazyPart(async () => (await import('./plan-dialog')).PlanDialog)

/** The samples of a panel. */
export const samplesDialog = lazyPart(async () => (await import('./samples-dialog')).SamplesDialog)

/** The judges of a work. */
export const workDrawer = lazyPart(async () => (await import('./work-drawer')).WorkDrawer)

/** How far the judges of a panel are. */
export const panelProgress = lazyPart(async () => (await import('./panel-progress')).PanelProgress)
