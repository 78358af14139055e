import type { Schema } from '@doorway/api-client/types'
import type { DataOf } from '../tab-data'
import { AccountClosure } from './account-closure'
import { ConsentList } from './consent-list'
import { DataExport } from './data-export'

export interface PrivacyTabProps {
  data: DataOf<'privacy'>
  closure: Schema<'AccountClosure'> | null
}

/** 隐私与授权: consents, the export of one's own data, and closing the account. */
export function PrivacyTab({ data, closure }: PrivacyTabProps) {
  return (
    <>
      <ConsentList consents={data.consents} />
      <DataExport exports={data.exports} />
      <AccountClosure closure={closure} />
    </>
  )
}
