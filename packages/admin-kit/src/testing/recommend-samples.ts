/** A unit whose submitted list may be returned. */
export const unitToReturn = {
  serverTime: '2026-11-21 10:00:00',
  units: [
    {
      level: 'county',
      orgId: 6,
      orgName: '砚池区教育局',
      isOwn: false,
      phaseName: '县级推荐',
      startAt: '2026-11-20 17:00:00',
      endAt: '2026-11-28 17:00:00',
      isOpen: true,
      state: 'submitted',
      listed: 1,
      quotas: [{ groupId: null, groupName: null, quota: 5, used: 1 }],
      submittedAt: '2026-11-21 09:30:00',
      returnReason: null,
      confirmation: null,
      mayEdit: false,
      maySubmit: false,
      mayReturn: true,
    },
  ],
}
