import type { ContactKind } from '@doorway/api-client'
import {
  certificateEndpoints,
  contactEndpoints,
  notificationEndpoints,
  personalEndpoints,
  sessionEndpoints,
  taskEndpoints,
} from '@doorway/api-client/endpoints'
import type { Schema } from '@doorway/api-client/types'
import { useApi } from '../context/use-api'
import { useHostMutation } from '../mutations/use-host-mutation'

/** Whose rights are exercised; undefined for one's own. */
interface OfPerson {
  childId: number | undefined
}

interface WithPassword extends OfPerson {
  password: string
}

const ofPerson = ({ childId }: OfPerson) => ({ childId })

/** Takes a favourite away. */
export function useRemoveFavourite() {
  const personal = useApi().endpoints(personalEndpoints)
  return useHostMutation({
    name: 'personal.removeFavourite',
    mutationFn: (item: { type: 'article' | 'resource'; id: number }) => personal.setFavourite(item, false),
  }).mutateAsync
}

/** Ends another sign-in of the person. */
export function useEndDevice() {
  const sessions = useApi().endpoints(sessionEndpoints)
  return useHostMutation({ name: 'personal.endDevice', mutationFn: (id: string) => sessions.endOwn(id) }).mutateAsync
}

/** Withdraws a consent that was given for a child. */
export function useWithdrawConsent() {
  const personal = useApi().endpoints(personalEndpoints)
  return useHostMutation({
    name: 'personal.withdrawConsent',
    mutationFn: (id: number) => personal.withdrawConsent(id),
  }).mutateAsync
}

/** Starts the export of all data. The host receives no password. */
export function useExportData() {
  const personal = useApi().endpoints(personalEndpoints)
  return useHostMutation({
    name: 'personal.exportData',
    describe: ofPerson,
    mutationFn: ({ password, childId }: WithPassword) => personal.exportData(password, undefined, childId),
  }).mutateAsync
}

/** Requests that the account is closed. The host receives no password. */
export function useRequestClosure() {
  const personal = useApi().endpoints(personalEndpoints)
  return useHostMutation({
    name: 'personal.requestClosure',
    describe: ofPerson,
    mutationFn: ({ password, childId }: WithPassword) => personal.requestClosure(password, undefined, childId),
  }).mutateAsync
}

/** Cancels the request before it is carried out. */
export function useCancelClosure() {
  const personal = useApi().endpoints(personalEndpoints)
  return useHostMutation({
    name: 'personal.cancelClosure',
    mutationFn: ({ childId }: OfPerson) => personal.cancelClosure(undefined, childId),
  }).mutateAsync
}

/** Stores by which ways one is notified of a kind of events. */
export function useSaveNoticeSetting() {
  const notifications = useApi().endpoints(notificationEndpoints)
  return useHostMutation({
    name: 'personal.saveNoticeSetting',
    mutationFn: (row: Schema<'NotificationSettings'>['rows'][number]) => notifications.saveSettings([row]),
  }).mutateAsync
}

/** Marks messages as read; all of them without ids. */
export function useReadNotices() {
  const notifications = useApi().endpoints(notificationEndpoints)
  return useHostMutation({
    name: 'personal.readNotices',
    mutationFn: (ids: readonly number[] | undefined) => notifications.read(ids),
  }).mutateAsync
}

/** Sends a code to one's own number or mailbox. */
export function useSendContactCode() {
  const contacts = useApi().endpoints(contactEndpoints)
  return useHostMutation({
    name: 'personal.sendContactCode',
    mutationFn: (kind: ContactKind) => contacts.sendCode(kind),
  }).mutateAsync
}

/** Confirms one's own number or mailbox. The host does not receive the code. */
export function useVerifyContact() {
  const contacts = useApi().endpoints(contactEndpoints)
  return useHostMutation({
    name: 'personal.verifyContact',
    describe: ({ kind }: { kind: ContactKind; code: string }) => ({ kind }),
    mutationFn: ({ kind, code }: { kind: ContactKind; code: string }) => contacts.verify(kind, code),
  }).mutateAsync
}

interface NewCodes {
  password: string
  /** Receives the codes, which the host does not. */
  onCodes: (codes: readonly string[]) => void
}

/** Makes new recovery codes. The host receives how many there are. */
export function useCreateRecoveryCodes() {
  const contacts = useApi().endpoints(contactEndpoints)
  return useHostMutation({
    name: 'personal.createRecoveryCodes',
    describe: () => ({}),
    mutationFn: async ({ password, onCodes }: NewCodes) => {
      const codes = await contacts.createRecoveryCodes(password)
      onCodes(codes)
      return codes.length
    },
  }).mutateAsync
}

/** Files of one's own: exported data by its task, and a certificate by its number. */
export function usePersonalFiles() {
  const api = useApi()
  return {
    loadExport: (taskId: string) => api.endpoints(taskEndpoints).download(taskId),
    loadCertificate: (no: string) => api.endpoints(certificateEndpoints).download(no),
  }
}
