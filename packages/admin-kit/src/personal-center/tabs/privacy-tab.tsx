import type { Schema } from '@doorway/api-client/types'
import type { DataOf } from '../tab-data'
import { AccessList } from './access-list'
import { AccountClosure } from './account-closure'
import { ConsentList } from './consent-list'
import { DataExport } from './data-export'

export interface PrivacyTabProps {
  data: DataOf<'privacy'>
  closure: Schema<'AccountClosure'> | null
  /** The child whose rights these are; null for one's own. */
  child: Schema<'OwnChild'> | null
}

/** 隐私与授权: consents, who has seen what, the export of the data, and closing the account. */
export function PrivacyTab({ data, closure, child }: PrivacyTabProps) {
  return (
    <>
      <ConsentList consents={data.consents} />
      <AccessList accesses={data.accesses} child={child} />
      <DataExport exports={data.exports} child={child} />
      <AccountClosure closure={closure} child={child} />
    </>
  )
}
