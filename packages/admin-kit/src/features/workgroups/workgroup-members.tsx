import { Button, Chip, type DataColumn, DataTable, Dialog, StatePanel } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { FailurePanel } from '../../loading/failure-panel'
import type { WorkgroupMember, WorkgroupRow } from './workgroup-types'
import { useWorkgroupMembers } from './workgroups.queries'

const TABLE_HEIGHT = 400

function columnsOf(t: Translate): DataColumn<WorkgroupMember>[] {
  return [
    { id: 'name', header: t('workgroups.members.name'), cell: ({ name }) => name },
    {
      id: 'role',
      header: t('workgroups.members.role'),
      width: 96,
      cell: ({ role, leftAt }) => (
        <Chip tone={leftAt === null && role === 'leader' ? 'accent' : 'neutral'}>{t(`workgroups.role.${role}`)}</Chip>
      ),
    },
    { id: 'org', header: t('workgroups.members.org'), cell: ({ orgName }) => orgName },
    { id: 'joined', header: t('workgroups.members.joined'), width: 120, cell: ({ joinedAt }) => joinedAt },
    {
      id: 'left',
      header: t('workgroups.members.left'),
      width: 120,
      cell: ({ leftAt }) => leftAt ?? t('workgroups.members.present'),
    },
  ]
}

export interface WorkgroupMembersProps {
  group: Pick<WorkgroupRow, 'id' | 'name'>
  onClose: () => void
}

/** Who belongs to a group and who did, with the days on which they joined and left. */
export function WorkgroupMembers({ group, onClose }: WorkgroupMembersProps) {
  const t = useTranslate()
  const { data, error, isPending, refetch } = useWorkgroupMembers(group.id)
  const rows = data ?? []
  const present = rows.filter(({ leftAt }) => leftAt === null).length
  return (
    <Dialog
      isOpen
      size="l"
      title={t('workgroups.members.of', { name: group.name })}
      description={data && t('workgroups.members.counts', { present, former: rows.length - present })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('workgroups.close')}</Button>}
    >
      <DataTable
        caption={t('workgroups.members.list')}
        columns={columnsOf(t)}
        rows={rows}
        rowKey={({ userId, joinedAt, leftAt }) => `${userId} ${joinedAt} ${leftAt}`}
        rowLabel={({ name }) => name}
        isLoading={isPending}
        errorState={error && <FailurePanel error={error} onRetry={() => void refetch()} />}
        emptyState={<StatePanel kind="empty" title={t('workgroups.members.none')} />}
        height={rows.length > 8 ? TABLE_HEIGHT : undefined}
      />
    </Dialog>
  )
}
