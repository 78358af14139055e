import type { SentenceKey } from '../../strings/translate'

/** What the server reports to people, with the sentences of its messages. */
export const eventSentences = {
  'resource.pass': { title: 'notifications.resourcePassedTitle', body: 'notifications.resourcePassedBody' },
  'resource.return': { title: 'notifications.resourceReturnedTitle', body: 'notifications.resourceReturnedBody' },
  'resource.off': { title: 'notifications.resourceOffTitle', body: 'notifications.resourceOffBody' },
  'preschool.pass': { title: 'notifications.workPassedTitle', body: 'notifications.workPassedBody' },
  'preschool.return': { title: 'notifications.workReturnedTitle', body: 'notifications.workReturnedBody' },
  'preschool.handed': { title: 'notifications.worksHandedTitle', body: 'notifications.worksHandedBody' },
  'preschool.off': { title: 'notifications.workOffTitle', body: 'notifications.workOffBody' },
  'preschool.replied': { title: 'notifications.expertPublishedTitle', body: 'notifications.expertPublishedBody' },
  'preschool.declined': { title: 'notifications.expertDeclinedTitle', body: 'notifications.expertDeclinedBody' },
  'article.publish': { title: 'notifications.articlePublishedTitle', body: 'notifications.articlePublishedBody' },
  'article.return': { title: 'notifications.articleReturnedTitle', body: 'notifications.articleReturnedBody' },
  'task.done': { title: 'notifications.taskDoneTitle', body: 'notifications.taskDoneBody' },
  'task.failed': { title: 'notifications.taskFailedTitle', body: 'notifications.taskFailedBody' },
  'password.reset': { title: 'notifications.passwordResetTitle', body: 'notifications.passwordResetBody' },
  'account.closure': { title: 'notifications.closureTitle', body: 'notifications.closureBody' },
  'changeSchool.agreed': { title: 'notifications.changeAgreedTitle', body: 'notifications.changeAgreedBody' },
  'changeSchool.rejected': { title: 'notifications.changeRejectedTitle', body: 'notifications.changeRejectedBody' },
  'changeSchool.effective': { title: 'notifications.changeEffectiveTitle', body: 'notifications.changeEffectiveBody' },
  'entry.passed': { title: 'notifications.entryPassedTitle', body: 'notifications.entryPassedBody' },
  'entry.returned': { title: 'notifications.entryReturnedTitle', body: 'notifications.entryReturnedBody' },
  'entry.voided': { title: 'notifications.entryVoidedTitle', body: 'notifications.entryVoidedBody' },
  'entry.behalf': { title: 'notifications.entryBehalfTitle', body: 'notifications.entryBehalfBody' },
  'entry.behalfCancelled': {
    title: 'notifications.entryBehalfCancelledTitle',
    body: 'notifications.entryBehalfCancelledBody',
  },
  'work.qualified': { title: 'notifications.workQualifiedTitle', body: 'notifications.workQualifiedBody' },
  'work.fix': { title: 'notifications.workFixTitle', body: 'notifications.workFixBody' },
  'work.rejected': { title: 'notifications.workRejectedTitle', body: 'notifications.workRejectedBody' },
  'work.disqualified': { title: 'notifications.workDisqualifiedTitle', body: 'notifications.workDisqualifiedBody' },
  'work.recommended': { title: 'notifications.workRecommendedTitle', body: 'notifications.workRecommendedBody' },
  'recommend.submitted': {
    title: 'notifications.recommendSubmittedTitle',
    body: 'notifications.recommendSubmittedBody',
  },
  'recommend.returned': { title: 'notifications.recommendReturnedTitle', body: 'notifications.recommendReturnedBody' },
  'judging.reminder': { title: 'notifications.judgingReminderTitle', body: 'notifications.judgingReminderBody' },
  'judging.due': { title: 'notifications.judgingDueTitle', body: 'notifications.judgingDueBody' },
  'entry.submitted': { title: 'notifications.entrySubmittedTitle', body: 'notifications.entrySubmittedBody' },
  'work.submitted': { title: 'notifications.workSubmittedTitle', body: 'notifications.workSubmittedBody' },
  'judging.invited': { title: 'notifications.judgingInvitedTitle', body: 'notifications.judgingInvitedBody' },
  'judging.declined': { title: 'notifications.judgingDeclinedTitle', body: 'notifications.judgingDeclinedBody' },
  'judging.assigned': { title: 'notifications.judgingAssignedTitle', body: 'notifications.judgingAssignedBody' },
  'judging.recused': { title: 'notifications.judgingRecusedTitle', body: 'notifications.judgingRecusedBody' },
  'judging.recusalDecided': { title: 'notifications.recusalDecidedTitle', body: 'notifications.recusalDecidedBody' },
  'judging.deadline': { title: 'notifications.judgingDeadlineTitle', body: 'notifications.judgingDeadlineBody' },
  'result.published': { title: 'notifications.resultPublishedTitle', body: 'notifications.resultPublishedBody' },
  'objection.submitted': {
    title: 'notifications.objectionSubmittedTitle',
    body: 'notifications.objectionSubmittedBody',
  },
  'objection.upheld': { title: 'notifications.objectionUpheldTitle', body: 'notifications.objectionUpheldBody' },
  'objection.rejected': { title: 'notifications.objectionRejectedTitle', body: 'notifications.objectionRejectedBody' },
  'certificate.issued': { title: 'notifications.certificateIssuedTitle', body: 'notifications.certificateIssuedBody' },
  'certificate.revoked': {
    title: 'notifications.certificateRevokedTitle',
    body: 'notifications.certificateRevokedBody',
  },
  'certificate.reissued': {
    title: 'notifications.certificateReissuedTitle',
    body: 'notifications.certificateReissuedBody',
  },
  'activity.changed': { title: 'notifications.activityChangedTitle', body: 'notifications.activityChangedBody' },
  'activity.withdrawn': { title: 'notifications.activityWithdrawnTitle', body: 'notifications.activityWithdrawnBody' },
  'competition.cancelled': {
    title: 'notifications.competitionCancelledTitle',
    body: 'notifications.competitionCancelledBody',
  },
  'registration.submitted': {
    title: 'notifications.registrationSubmittedTitle',
    body: 'notifications.registrationSubmittedBody',
  },
  'registration.approved': {
    title: 'notifications.registrationApprovedTitle',
    body: 'notifications.registrationApprovedBody',
  },
  'registration.merged': {
    title: 'notifications.registrationMergedTitle',
    body: 'notifications.registrationMergedBody',
  },
} as const satisfies Record<string, { title: SentenceKey; body: SentenceKey }>

/** The name of an event. */
export type EventName = keyof typeof eventSentences

/** Does this version of the server know the event? Stored names may be older. */
export const isKnownEvent = (name: string): name is EventName => Object.hasOwn(eventSentences, name)

/** Kinds of events that people set up together, with the first parts of the names of their events. */
export const eventKinds = {
  review: ['resource', 'preschool', 'article'],
  competition: [
    'entry',
    'work',
    'recommend',
    'objection',
    'competition',
    'judging',
    'result',
    'activity',
    'certificate',
  ],
  account: ['password', 'account', 'registration', 'changeSchool'],
  task: ['task'],
} as const
/** A kind of events. */
export type EventKind = keyof typeof eventKinds

/** All kinds in their order. */
export const eventKindNames = ['review', 'competition', 'account', 'task'] as const satisfies readonly EventKind[]
