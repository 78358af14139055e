import { Skeleton } from '@doorway/ui'
import { Suspense } from 'react'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { ProfilePanel } from './profile-panel'
import { SchoolProfileTexts } from './school-profile-texts'

/** The screen takes nothing of its own. */
export type SchoolProfilesProps = ScreenProps

/** 学校风采: schools write what they present, bureaus review it (domain 1.5). */
export function SchoolProfiles({ handle }: SchoolProfilesProps) {
  return (
    <Widget part="school-profiles" handle={handle}>
      <Suspense fallback={<Skeleton width="full" />}>
        <SchoolProfileTexts>
          <ProfilePanel />
        </SchoolProfileTexts>
      </Suspense>
    </Widget>
  )
}
